import type { EventChangeKind, EventHistoryEntry } from '../../../../contract/index.ts';
import { addMinutes, type Instant, requireInstant } from '../../../../time/index.ts';

type Change = Extract<EventHistoryEntry, { kind: 'change' }>;
type Message = Exclude<EventHistoryEntry, Change>;

/** How long after its messages a change may be recorded: they have the time at which the operation began, it has the end. */
const longestOperationMinutes = 10 / 60;

const changeByMessage: Readonly<Record<string, EventChangeKind>> = {
  'event.created': 'booked',
  'event.rescheduled': 'rescheduled',
  'event.reassigned': 'reassigned',
  'event.canceled': 'canceled',
  'event.no_show': 'no_show',
};

/**
 * Orders the history of an event: each change before the messages about it, and scheduled reminders at the end, in the
 * order in which they will be sent. The changes are in chronological order.
 */
export function orderHistory(changes: readonly Change[], messages: readonly Message[]): EventHistoryEntry[] {
  const groups: Message[][] = [[], ...changes.map(() => [])];
  const planned: Message[] = [];
  for (const message of messages.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    const group = isPlanned(message) ? planned : groups[1 + indexOfChange(changes, message)];
    group?.push(message);
  }
  const [first = [], ...others] = groups;
  return [...first, ...changes.flatMap((change, index) => [change, ...(others[index] ?? [])]), ...planned];
}

/** Returns the change that caused a message, or otherwise the last one before it; -1 if there is none. */
function indexOfChange(changes: readonly Change[], message: Message): number {
  const time = timeOf(message);
  const change = changeByMessage[aboutOf(message).kind];
  const cause = changes.findIndex(
    (one) => one.change === change && timeOf(one) >= time && timeOf(one) <= addMinutes(time, longestOperationMinutes),
  );
  return cause >= 0 ? cause : changes.findLastIndex((one) => timeOf(one) <= time);
}

function aboutOf(message: Message) {
  return message.kind === 'mail' ? message.mail : message.delivery;
}

/** Returns whether a message is a reminder that is still to be sent. */
function isPlanned(message: Message): boolean {
  return message.kind === 'mail' && message.mail.kind === 'event.reminder' && message.mail.status === 'pending';
}

/** Returns when an entry happened, or will happen. */
function timeOf(entry: EventHistoryEntry): Instant {
  const isAhead = entry.kind === 'mail' && isPlanned(entry);
  return requireInstant((isAhead && entry.mail.next_try_at) || entry.at);
}
