import type { Member } from '../../../../contract/index.ts';

/** Returns the name of a member, as it is said. */
export function nameOf({ first_name: first, last_name: last }: Pick<Member, 'first_name' | 'last_name'>): string {
  return `${first} ${last}`.trim();
}
