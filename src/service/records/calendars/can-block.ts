import type { ConnectedCalendar } from './calendar-source.ts';

/** Returns whether entries of a calendar can block its host. */
export function canBlock({ blocks }: Pick<ConnectedCalendar, 'blocks'>): boolean {
  return blocks !== 'nothing';
}
