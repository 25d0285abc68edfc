import type { Settings } from './settings.ts';

type DemonstrationSettings = Pick<Settings, 'DEMONSTRATION' | 'DATABASE_URL' | 'SCHED_API_KEY'>;

/**
 * Returns whether this server shows the demonstration. Unless DEMONSTRATION decides, the embedded database has one, and
 * a database at DATABASE_URL has one if SCHED_API_KEY is set.
 */
export function hasDemonstration({ DEMONSTRATION, DATABASE_URL, SCHED_API_KEY }: DemonstrationSettings): boolean {
  if (DEMONSTRATION === 'auto') return DATABASE_URL === '' || SCHED_API_KEY !== '';
  return DEMONSTRATION === '1';
}
