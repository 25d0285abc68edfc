import type { Event, Reminder } from '../../../../contract/index.ts';
import { guestsBesideHost } from '../../../../form/index.ts';
import { addMinutes, type Instant, minuteMillis } from '../../../../time/index.ts';
import type { NewReminder } from '../../../records/index.ts';
import { startOf } from '../own-event.ts';

/** No one needs two emails about a meeting within this time. */
const minMinutesBetween = 30;

/** Closer to the start than this, a delayed reminder is useless. */
const latestMinutesBefore = 5;

type EventToCome = Pick<Event, 'id' | 'start' | 'guests' | 'host'>;
type ReminderPlan = { readonly event: EventToCome; readonly reminders: readonly Reminder[]; readonly now: Instant };

/**
 * Plans the reminders of an event that was just booked or rescheduled, the latest first. None is due within half an hour
 * of the email about that, or of another reminder to the same person. A delayed one leaves half of the time between.
 */
export function planReminders({ event, reminders, now }: ReminderPlan): NewReminder[] {
  const start = startOf(event);
  const dueTimes = new Map<string, Instant>();
  return reminders
    .flatMap(({ minutes_before: minutesBefore, to }) =>
      recipientsOf(event, to).map((recipient) => ({ ...recipient, minutesBefore })),
    )
    .sort((a, b) => a.minutesBefore - b.minutesBefore)
    .flatMap((reminder) => {
      const dueAt = addMinutes(start, -reminder.minutesBefore);
      const key = `${reminder.recipient} ${reminder.address}`;
      if (minutesFrom(now, dueAt) < minMinutesBetween) return [];
      const following = dueTimes.get(key);
      if (following !== undefined && minutesFrom(dueAt, following) < minMinutesBetween) return [];
      dueTimes.set(key, dueAt);
      const notAfter =
        following === undefined ? addMinutes(start, -latestMinutesBefore) : latestBefore(following, dueAt);
      return [{ ...reminder, dueAt, notAfter }];
    });
}

type Recipient = Pick<NewReminder, 'recipient' | 'address'>;

/** A host who was entered as a guest gets only the reminders of the host. */
function recipientsOf(event: EventToCome, to: Reminder['to']): Recipient[] {
  return to.flatMap((reader): Recipient[] =>
    reader === 'guests'
      ? guestsBesideHost(event).map((address) => ({ recipient: 'guest', address }))
      : [{ recipient: reader, address: '' }],
  );
}

/** Returns how late a reminder may be sent before the following one: half an hour, or half of the time between both. */
function latestBefore(following: Instant, dueAt: Instant): Instant {
  return addMinutes(following, -Math.min(minMinutesBetween, minutesFrom(dueAt, following) / 2));
}

function minutesFrom(earlier: Instant, later: Instant): number {
  return (later - earlier) / minuteMillis;
}
