import type { MovedEntry } from '../../contract/index.ts';
import { useData } from '../data/index.ts';

const refreshSeconds = 60;

/**
 * Returns the upcoming bookings that their hosts have moved to another time in their calendars, soonest first; empty
 * until they have loaded.
 */
export function useMovedEntries(): readonly MovedEntry[] {
  const entries = useData('listMovedEntries', {}, { refreshSeconds });
  return entries.state === 'ready' ? entries.data : [];
}
