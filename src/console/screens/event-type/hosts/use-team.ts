import { type Availability, fullName, type Member, type User } from '../../../../contract/index.ts';
import { useData } from '../../../data/index.ts';
import { signedIn } from '../../../session/index.ts';
import type { EditedHost } from '../settings.ts';

/** The weight of a host who was just added or resumed. Only its relation to the others matters. */
export const usualWeight = 100;

/** The people who may host an event type. */
export type Team = {
  /** Whether the person may change who takes turns. */
  readonly isStaff: boolean;
  /** The event type's own host; undefined until it has loaded. */
  readonly own: EditedHost | undefined;
  /** Whether meetings can be given to the event type's own host, who may have been removed from the account. */
  readonly canOwnHost: boolean;
  /** Everyone who could take turns. */
  readonly colleagues: readonly Member[];
};

/** Reads who could host an event type. Only owners and admins may read who belongs to the account. */
export function useTeam(me: User, publicId: string): Team {
  const isStaff = signedIn().role !== 'member';
  const result = useData('listMembers', {}, { isEnabled: isStaff });
  const members = result.state === 'ready' ? result.data : [];
  // A public id begins with the username of the host, or with "@" if that cannot be part of an address.
  const [username = ''] = publicId.split('/');
  const isMine = username === me.username || username.startsWith('@');
  const member = members.find((one) => one.username === username);
  const own = isMine ? me : member;
  return {
    isStaff,
    own: own && hostOf(own),
    canOwnHost: member?.removed_at === undefined,
    colleagues: members.filter(({ state }) => state === 'active'),
  };
}

/** Returns a person as a host with the usual weight and the schedule of the event type. */
function hostOf(person: Pick<Member, 'id' | 'first_name' | 'last_name'>): EditedHost {
  return { user_id: person.id, name: fullName(person), weight: usualWeight, availability_id: null };
}

/**
 * Returns a colleague as a host with their own schedule: the account's default if it is theirs, otherwise their first
 * one. Without one, they have the schedule of the event type.
 */
export function colleagueAsHost(colleague: Member, schedules: readonly Availability[]): EditedHost {
  const ownSchedules = schedules.filter(({ user_id: userId }) => userId === colleague.id);
  const schedule = ownSchedules.find(({ is_default: isDefault }) => isDefault) ?? ownSchedules[0];
  return { ...hostOf(colleague), availability_id: schedule?.id ?? null };
}
