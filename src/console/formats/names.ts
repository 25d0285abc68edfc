import { fullName } from '../../contract/index.ts';
import type { LanguageCode } from '../../language/index.ts';
import { locale } from '../words/index.ts';

/** Languages in which the last name comes first, and only close friends use the first name. */
const lastNameFirst: readonly LanguageCode[] = ['ja', 'zh'];

/** Returns whether the page's language writes the last name first. */
export function isLastNameFirst(): boolean {
  return lastNameFirst.includes(locale().language);
}

type PersonName = { readonly first_name: string; readonly last_name: string };

/** Returns the name for a greeting. */
export function greetedName(user: PersonName): string {
  return isLastNameFirst() ? fullName(user) : user.first_name;
}
