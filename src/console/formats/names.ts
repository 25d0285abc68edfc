import { fullName } from '../../contract/index.ts';
import type { LanguageCode } from '../../language/index.ts';
import { locale } from '../words/index.ts';

/** Where the last name comes first, and nobody who is not close calls another by the first name. */
const lastNameFirst: readonly LanguageCode[] = ['ja', 'zh'];

/** Returns whether the page's language writes the last name first. */
export function isLastNameFirst(): boolean {
  return lastNameFirst.includes(locale().language);
}

type Named = { readonly first_name: string; readonly last_name: string };

/** Returns the name to greet somebody by. */
export function greetedName(user: Named): string {
  return isLastNameFirst() ? fullName(user) : user.first_name;
}
