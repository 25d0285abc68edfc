import { type Member, type ProblemResult, refuse } from '../../../contract/index.ts';
import type { Caller } from '../../records/index.ts';

/** Without a console, no one can sign in. */
export const refuseWithoutPeople = refuse({
  code: 'unavailable',
  message: 'No one can sign in here: the console of this server is off.',
});

type MemberInAccount = {
  readonly caller: Caller;
  readonly member: Member;
  readonly members: readonly Member[];
  /** Whether the member remains an owner. @default false */
  readonly staysOwner?: boolean;
};

/** Refuses what only an owner may do to an owner, and what would leave the account without an owner. */
export function refuseOwnerless({
  caller,
  member,
  members,
  staysOwner = false,
}: MemberInAccount): ProblemResult | undefined {
  if (member.role !== 'owner' || member.state !== 'active') return undefined;
  if (!isOwner(caller, members))
    return refuse({ code: 'access_denied', message: 'Only an owner can change or remove an owner.' });
  const owners = members.filter(({ role, state }) => role === 'owner' && state === 'active');
  return staysOwner || owners.length > 1 ? undefined : refuse({ code: 'resource_in_use', message: lastOwner });
}

/** Returns whether the caller is an owner by now: their role may have changed while they waited for the lock. */
export function isOwner(caller: Caller, members: readonly Member[]): boolean {
  if (caller.via !== 'session') return false;
  const current = members.find(({ id, state }) => id === caller.userId && state === 'active');
  return (current?.role ?? caller.role) === 'owner';
}

const lastOwner = 'This is the only owner of the account. Make someone else an owner first.';
