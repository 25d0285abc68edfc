import type { Availability } from '../../contract/index.ts';
import { factsLine } from '../formats/index.ts';
import { isOwn, ownFirst } from './ownership.ts';
import { useColleagues } from './use-colleagues.ts';

/** Returns schedules to show or choose from, one's own first, and the others with the names of their users. */
export function useNamedSchedules(schedules: readonly Availability[]): Availability[] {
  const colleagues = useColleagues();
  return ownFirst(schedules, ({ user_id }) => user_id).map((schedule) => {
    const { name, user_id: userId } = schedule;
    const colleague = userId !== null && !isOwn(userId) && colleagues.get(userId);
    return { ...schedule, name: factsLine([name, colleague]) };
  });
}
