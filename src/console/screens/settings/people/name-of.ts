import { fullName, type Member } from '../../../../contract/index.ts';

/** Returns the full name of a member. */
export function nameOf(member: Pick<Member, 'first_name' | 'last_name'>): string {
  return fullName(member);
}
