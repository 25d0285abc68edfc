import type { Member, Role } from '../../../../contract/index.ts';
import { change, now } from '../../../data/index.ts';
import { clockTime } from '../../../formats/index.ts';
import { announce } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';

type NewRole = { readonly role: Role; readonly api_keys?: 'revoke' };

/** Changes the role of a member, and announces that it was saved, because nothing else on the screen says so. */
export async function changeRole({ id }: Member, body: NewRole): Promise<void> {
  await change('updateMember', { params: { id }, body });
  announce(shellWords.current.saved(clockTime(now())));
}
