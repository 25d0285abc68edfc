import type { DeletedEntry } from '../../contract/index.ts';
import { useData } from '../data/index.ts';

const refreshSeconds = 60;

/**
 * Returns the upcoming bookings that their hosts have deleted from their calendars, soonest first; empty until they
 * have loaded.
 */
export function useDeletedEntries(): readonly DeletedEntry[] {
  const entries = useData('listDeletedEntries', {}, { refreshSeconds });
  return entries.state === 'ready' ? entries.data : [];
}
