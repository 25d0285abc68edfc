import type { MovedEntry } from '../../contract/index.ts';
import { useData } from '../data/index.ts';

const refreshSeconds = 60;

/**
 * Returns the upcoming bookings that their hosts have moved to another time in their calendars, soonest first; empty
 * until they have loaded.
 */
export function useMovedEntries(): readonly MovedEntry[] {
  const listed = useData('listMovedEntries', {}, { refreshSeconds });
  return listed.state === 'ready' ? listed.data : [];
}
