import { DateTime } from 'luxon';
import { type HostServer, now } from '../../support/index.ts';

/**
 * The people and the days of the tasks. Everything happens in the next month, so that each run takes the same steps.
 */
export type Scene = {
  /** The day off. */
  readonly dayOff: DateTime;
  /** The day of both bookings. */
  readonly bookedDay: DateTime;
  /** The day to which one of them is rescheduled. */
  readonly newDay: DateTime;
};

const zone = 'Europe/Berlin';
const period = [{ start: '09:00', end: '17:00' }];
const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export const [moved, canceled] = ['Grace Hopper', 'Alan Turing'] as const;

/**
 * Prepares a new account for the tasks: one event type that needs three days of notice, hours on every day of the week,
 * and two bookings.
 */
export async function prepareScene({ request }: HostServer): Promise<Scene> {
  // The description of the API says what each of these returns.
  const [schedule] = (await request('GET', '/availabilities')) as [{ id: number }];
  const [eventType] = (await request('GET', '/event-types')) as [{ id: number }];
  const hours = Object.fromEntries(everyDay.map((day) => [day, period]));
  await request('PUT', `/availabilities/${schedule.id}`, { hours });
  await request('PUT', `/event-types/${eventType.id}`, { min_scheduling_notice: 4320 });
  const monthStart = DateTime.fromISO(now, { zone }).startOf('month').plus({ months: 1 });
  const bookedDay = monthStart.plus({ days: 9 });
  for (const [hour, name] of [moved, canceled].entries()) {
    const start = bookedDay.plus({ hours: 9 + hour }).toISO();
    const answers = { name, email: `${name.split(' ')[0]?.toLowerCase()}@example.org` };
    await request('POST', '/events', { event_type_id: eventType.id, start, timezone: zone, answers });
  }
  return { dayOff: monthStart.plus({ days: 14 }), bookedDay, newDay: bookedDay.plus({ days: 1 }) };
}
