import { fullName, type Member } from '../../../../contract/index.ts';

/** Returns the name of a member, as it is said. */
export function nameOf(member: Pick<Member, 'first_name' | 'last_name'>): string {
  return fullName(member);
}
