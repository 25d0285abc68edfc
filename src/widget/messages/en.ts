import type { PartOfDay } from '../calendar/index.ts';
import { counted } from './counted.ts';
import type { deferredEnglish } from './en-deferred.ts';

function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return counted(rest, 'minute', 'minutes');
  return rest === 0 ? counted(hours, 'hour', 'hours') : `${hours} h ${rest} min`;
}

function hoursOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}

/**
 * The English words of the first screen, and of what may happen on it. The words of other parts are loaded with those
 * parts.
 */
export const en = {
  duration: lengthOf,
  shortDuration: (minutes: number) => (minutes < 60 ? `${minutes} min` : hoursOf(minutes)),
  chooseDuration: 'Length',
  bookAMeeting: 'Book a meeting',
  about: 'About this meeting',
  locations: {
    video: 'Video call',
    phone: 'Phone call',
    in_person: 'In person',
    custom: 'Location shared by the host',
  },
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  timesPane: 'Times',
  times: (count: number) => counted(count, 'time', 'times'),
  noTimes: 'no times',
  loadingTimes: 'loading',
  dayName: (date: string, what: string) => `${date}, ${what}`,
  parts: { night: 'Night', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } satisfies Record<
    PartOfDay,
    string
  >,
  hostAhead: (minutes: number) => `Your host is ${lengthOf(minutes)} ahead`,
  hostBehind: (minutes: number) => `Your host is ${lengthOf(minutes)} behind`,
  clock: 'Clock',
  clock12: '12 h',
  clock24: '24 h',
  next: 'Next',
  nextWith: (time: string) => `Next: ${time}`,
  timeIn: (time: string, city: string) => `${time}, ${city} time`,
  cityTime: (city: string) => `${city} time`,
  timesOn: (date: string, times: string) => `${date}: ${times}`,
  zone: 'Time zone',
  zoneNow: (time: string) => `${time} now`,
  /** The city of a zone, in the spelling of the language. */
  city: (city: string) => city,
  daysPane: 'Days and times',
  timeOn: (date: string, time: string, city: string) => `${date}, ${time}, ${city} time`,
  wentOn: (empty: string, next: string) => `No times in ${empty}. This is the next opening, in ${next}.`,
  timeGone: 'The time you chose is no longer free. Please choose another.',
  preselectedGone: 'The time in this link is no longer free. Please choose another.',
  loadingMonth: 'Loading times…',
  offline: 'You are offline.',
  offlineHint: 'The times will appear as soon as you are connected again.',
  offlineKept: 'You are offline. These times may have changed.',
  unreachableHint: 'We’ll try again automatically.',
  tryingAgainIn: (seconds: number) => `Trying again in ${counted(seconds, 'second', 'seconds')}.`,
  slow: 'This is taking longer than usual…',
  unreachable: 'The calendar cannot be reached right now.',
  busy: 'The calendar is very busy right now.',
  closed: 'Times cannot be shown at the moment.',
  closedHint: 'Please try again later, or contact your host.',
  unknownEventType: 'This meeting cannot be booked here.',
  unknownEventTypeHint: 'Please ask your host for a new link.',
  missingEventType: 'No event type is set for this calendar.',
  tryAgain: 'Try again',
  partFailed: 'This part could not be loaded.',
  dryRun: 'Test mode: everything works, but nothing will be booked.',
  oldTime: 'Old time',
};

/** All words of a language. Every other catalog has the type of the English one. */
export type Messages = typeof en & typeof deferredEnglish;
