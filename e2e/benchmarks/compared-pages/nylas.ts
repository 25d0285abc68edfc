import { slotsIn } from '../../support/index.ts';

// The part of Nylas's scheduling API (v3) that its element requests before it shows the first times.

/** Where the first day with times is in `<nylas-scheduling>`. */
export const findDayOfNylas = ['nylas-scheduling', 'nylas-date-picker', 'button.date:not([disabled])'];

const settings = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'Introduction',
  organizer: { name: 'Ada Lovelace', email: 'ada@example.com' },
  requires_session_auth: false,
  availability: { duration_minutes: 30 },
  event_booking: { title: 'Introduction', timezone: 'Europe/Berlin' },
  scheduler: { available_days_in_future: 60, min_booking_notice: 60 },
  appearance: {},
};

/** Responds as Nylas would. Returns undefined for requests of files. */
export function respondAsNylas({ pathname, searchParams }: URL, now: Date): unknown {
  if (pathname === '/v3/scheduling/ui-settings') return { request_id: '1', data: settings };
  if (pathname !== '/v3/scheduling/availability') return undefined;
  const slots = slotsIn(dateOf(searchParams.get('start_time')), dateOf(searchParams.get('end_time')), now);
  const times = Object.values(slots).flat();
  const time_slots = times.map(({ start, end }) => ({
    emails: [settings.organizer.email],
    start_time: Date.parse(start) / 1000,
    end_time: Date.parse(end) / 1000,
  }));
  return { request_id: '2', data: { order: [], time_slots } };
}

/** Returns the date of an instant in seconds. */
function dateOf(seconds: string | null): string {
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}
