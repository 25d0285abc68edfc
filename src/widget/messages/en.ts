import type { Fault } from '../../form/index.ts';
import type { PartOfDay } from '../calendar/index.ts';

const plurals = new Intl.PluralRules('en');

function counted(count: number, one: string, other: string): string {
  return `${count} ${plurals.select(count) === 'one' ? one : other}`;
}

function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return counted(rest, 'minute', 'minutes');
  return rest === 0 ? counted(hours, 'hour', 'hours') : `${hours} h ${rest} min`;
}

function hoursOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}

/** The English words. Every other catalogue has this one's type. */
export const en = {
  duration: lengthOf,
  shortDuration: (minutes: number) => (minutes < 60 ? `${minutes} min` : hoursOf(minutes)),
  chooseDuration: 'Length',
  bookAMeeting: 'Book a meeting',
  about: 'About this meeting',
  locations: { video: 'Video call', phone: 'Phone call', in_person: 'In person', custom: 'Place as agreed' },
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  timesPane: 'Times',
  times: (count: number) => counted(count, 'time', 'times'),
  noTimes: 'no times',
  loadingTimes: 'loading',
  dayName: (date: string, what: string) => `${date}, ${what}`,
  today: 'today',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } satisfies Record<PartOfDay, string>,
  inPart: {
    morning: 'in the morning',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
  } satisfies Record<PartOfDay, string>,
  hostAhead: (minutes: number) => `host’s time is ${hoursOf(minutes)} ahead`,
  hostBehind: (minutes: number) => `host’s time is ${hoursOf(minutes)} behind`,
  clock: 'Clock',
  clock12: '12 h',
  clock24: '24 h',
  next: 'Next',
  nextWith: (time: string) => `Next: ${time}`,
  timeIn: (time: string, city: string) => `${time}, ${city} time`,
  cityTime: (city: string) => `${city} time`,
  inCity: (time: string, city: string) => `${time} in ${city}`,
  timesOn: (date: string, times: string) => `${date}: ${times}`,
  zone: 'Time zone',
  zoneNow: (time: string) => `${time} now`,
  changeZone: (city: string) => `Time zone: ${city}. Change`,
  searchZone: 'City, zone or offset',
  zonesFound: (count: number) => (count === 0 ? 'No zone found' : counted(count, 'zone', 'zones')),
  currentZone: 'current',
  clocksForward: (city: string, date: string) => `Clocks go forward in ${city} on ${date}, before this meeting.`,
  clocksBack: (city: string, date: string) => `Clocks go back in ${city} on ${date}, before this meeting.`,
  close: 'Close',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  daysPane: 'Days and times',
  timeOn: (date: string, time: string, city: string) => `${date}, ${time}, ${city} time`,
  moreDays: 'Show more days',
  wentOn: (empty: string, shown: string) => `No times in ${empty}. This is the next opening, in ${shown}.`,
  noTimesInMonth: (month: string) => `No times in ${month}`,
  nextOpening: (when: string) => `Next opening: ${when}`,
  lookAtNextMonth: 'Look at the next month',
  noTimesAtAll: 'No times are open at the moment.',
  checkAgain: 'Check again',
  timeGone: 'The time you chose is no longer free. Please choose another.',
  preselectedGone: 'The time of this link is no longer free. Please choose another.',
  loadingMonth: 'Loading times…',
  offline: 'You are offline.',
  offlineHint: 'The times come by themselves once you are connected again.',
  offlineKept: 'You are offline. These times may have changed.',
  unreachableHint: 'Nothing is wrong on your side. It is tried again by itself.',
  tryingAgainIn: (seconds: number) => `Trying again in ${counted(seconds, 'second', 'seconds')}.`,
  slow: 'This takes longer than usual…',
  unreachable: 'The calendar cannot be reached right now.',
  busy: 'The calendar is very busy right now.',
  unknownEventType: 'This meeting cannot be booked here.',
  unknownEventTypeHint: 'Please ask the person who gave you this page for another link.',
  missingEventType: 'No meeting has been chosen for this calendar.',
  tryAgain: 'Try again',
  partFailed: 'This part could not be loaded.',
  yourDetails: 'Your details',
  optional: '(optional)',
  choose: 'Please choose',
  addEmail: 'Add an address',
  removeEmail: (email: string) => `Remove ${email}`,
  emailAdded: (count: number) => counted(count, 'address added', 'addresses added'),
  faultsFound: (count: number) => `Please look at ${counted(count, 'field', 'fields')}`,
  faults: {
    required: (type: string): string =>
      type === 'select' || type === 'radio' || type === 'checkbox' ? 'Please choose.' : 'Please fill this in.',
    unknown_field: () => 'This question is no longer asked. Please load the page again.',
    wrong_shape: () => 'Please answer this again.',
    too_long: (maxCharacters: number) => `Please use ${maxCharacters} characters or fewer.`,
    unreadable: () => 'Please remove special control characters.',
    not_an_option: () => 'Please choose one of the options.',
    invalid_email: (found: string) => `Enter an address like name@example.org, not “${found}”.`,
    invalid_phone: () => 'Enter the number with its country code, like +49 30 123456.',
    too_many: (max: number) => `Please enter no more than ${max}.`,
    tick: 'Please tick this to go on.',
  } satisfies Record<Fault['kind'] | 'tick', unknown>,
  back: 'Back',
  confirm: 'Confirm booking',
  sending: 'Booking…',
  taken: 'This time was just taken',
  takenHint: 'Your answers are kept. Times nearby:',
  takenHintAlone: 'Your answers are kept.',
  chooseAnother: 'Choose another time',
  notBooked: 'The calendar did not answer, so this is not confirmed. Your answers are kept.',
  notBookedBusy: 'Nothing was booked yet: there are too many requests right now.',
  notBookedRefused: 'This could not be booked.',
  booked: 'You are booked',
  bookedWith: (title: string, host: string) => `${title} with ${host}`,
  dateInWords: (date: string, time: string, part: string) => `${date}, ${time} ${part}`,
  dateAt: (date: string, time: string) => `${date}, ${time}`,
  zoneRange: (range: string, city: string) => `${range} ${city}`,
  addToCalendar: 'Add to your calendar',
  calendarFile: 'Calendar file',
  places: {
    video: 'Video call',
    phone: 'Phone call',
    in_person: 'In person',
    custom: 'Place',
  },
  placeWith: (place: string, value: string) => `${place}: ${value}`,
  openLink: 'Open the call',
};

export type Messages = typeof en;
