import type { Event } from '../../../contract/index.ts';
import type { RecordedEventChange } from '../journal.ts';
import type { MailedEventKind } from './deliveries.ts';

/** Returns what an email about the current state of an event says: the last of its changes that sends mail. */
export function lastMailKind(
  { status, sequence }: Pick<Event, 'status' | 'sequence'>,
  changes: readonly Pick<RecordedEventChange, 'operation'>[],
): MailedEventKind {
  if (status === 'canceled') return 'event.canceled';
  if (sequence === 0) return 'event.created';
  const last = changes.findLast(({ operation }) => operation === 'rescheduleEvent' || operation === 'reassignEvent');
  return last?.operation === 'reassignEvent' ? 'event.reassigned' : 'event.rescheduled';
}
