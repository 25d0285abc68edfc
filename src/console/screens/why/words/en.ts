import { countingOf } from '../../../words/index.ts';

const { counted } = countingOf('en');

export const words = {
  title: 'Why is a time missing?',
  parent: 'Event types',
  eventType: 'Event type',
  date: 'Day',
  previous: 'Previous day',
  next: 'Next day',
  zone: 'Invitee’s time zone',
  day: 'The day',
  open: 'Open hours',
  against: 'What blocks them',
  starts: (date: string) => `Start times on ${date}`,
  offered: 'Offered',
  notOffered: 'Not offered',
  count: (offered: number, all: number) => `${offered} of ${all} offered`,
  none: 'There are no start times on this day: it is outside your hours.',
  noSchedule: 'You have no schedule, so nothing is offered.',
  editHours: 'Edit your hours',
  inactive: 'This event type is turned off, so nothing is offered.',
  editEventType: 'Open the event type',
  someone: 'someone',
  aCalendar: 'A connected calendar',
  perPeriod: { day: 'per day', week: 'per week', month: 'per month', year: 'per year' },
  withinPeriod: { day: 'on this day', week: 'in this week', month: 'in this month', year: 'in this year' },
  bands: {
    open: (range: string) => `Open ${range}`,
    override: (range: string) => `Open ${range}, on this day only`,
    closed: 'Closed',
    booked: (name: string, range: string) => `Booked: ${name}, ${range}`,
    breaks: 'Buffer around a booking',
    calendar: (name: string, range: string) => `“${name}” is busy ${range}`,
    unread: (name: string) => `${name} was read only up to here`,
    notice: (length: string) => `Too soon: your notice is ${length}`,
    window: 'Too far ahead',
    limit: (count: number, perPeriod: string) => `Limit reached: ${count} ${perPeriod}`,
  },
  sentences: {
    off_grid: 'No start time falls on this minute.',
    outside_hours: 'This is outside your hours.',
    closed: 'You are closed then.',
    taken: 'You are busy then.',
    booked: (name: string, range: string) => `Booked with ${name}, ${range}.`,
    tooClose: (name: string, range: string) =>
      `Too close to the booking with ${name}, ${range}: you keep a buffer around bookings.`,
    calendar: (name: string, range: string, ago: string) => `Your calendar “${name}” is busy ${range} (read ${ago}).`,
    tooCloseToCalendar: (name: string, range: string) =>
      `Too close to an entry in your calendar “${name}”, ${range}: you keep a buffer around bookings.`,
    unread: (name: string) => `${name} was read only up to here, so nothing is offered.`,
    notice: (length: string) => `Too soon: bookings need ${length} of notice.`,
    window: (last: string) => `Too far ahead: people can book until ${last}.`,
    limit: (count: number, withinPeriod: string) =>
      `There are already ${counted(count, { one: '# booking', other: '# bookings' })} ${withinPeriod}, as many as you allow.`,
    limitUnknown: 'There are already as many bookings as you allow.',
  },
};

export type WhyWords = typeof words;
