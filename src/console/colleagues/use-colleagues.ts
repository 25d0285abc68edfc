import { fullName } from '../../contract/index.ts';
import { useData } from '../data/index.ts';
import { signedIn } from '../session/index.ts';

/**
 * Returns the names of the other users of the account by their ids. Empty until they have loaded, and for members, who
 * see only what is their own.
 */
export function useColleagues(): ReadonlyMap<number, string> {
  const { role, user } = signedIn();
  const members = useData('listMembers', {}, { isEnabled: role !== 'member' });
  const all = members.state === 'ready' ? members.data : [];
  return new Map(all.flatMap((member) => (member.id === user.id ? [] : [[member.id, fullName(member)]])));
}
