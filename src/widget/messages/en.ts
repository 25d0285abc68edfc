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

/** What to do about an empty field, by its type; `name` is the invitee's own. */
const required: Readonly<Record<string, string>> = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  phone: 'Enter your phone number.',
};

/** The English words. Every other catalogue has this one's type. */
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
  inCity: (time: string, city: string) => `${time} in ${city}`,
  timesOn: (date: string, times: string) => `${date}: ${times}`,
  zone: 'Time zone',
  zoneNow: (time: string) => `${time} now`,
  /** The city that a zone is named after, as the language writes it. */
  city: (city: string) => city,
  searchZone: 'City, country or time zone',
  zonesFound: (count: number) => (count === 0 ? 'No time zone found' : counted(count, 'time zone', 'time zones')),
  currentZone: 'selected',
  suggestedZones: 'Suggested',
  allZones: 'All time zones',
  hostZone: 'your host',
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
  lookAtNextMonth: 'See next month',
  noTimesAtAll: 'No times available right now.',
  checkAgain: 'Check again',
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
  closedHint: 'Please try again later, or write to your host.',
  unknownEventType: 'This meeting cannot be booked here.',
  unknownEventTypeHint: 'Please ask your host for a new link.',
  missingEventType: 'No event type is set for this calendar.',
  tryAgain: 'Try again',
  partFailed: 'This part could not be loaded.',
  yourDetails: 'Your details',
  optional: '(optional)',
  choose: 'Please choose',
  addEmail: 'Add an address',
  removeEmail: (email: string) => `Remove ${email}`,
  emailAdded: (count: number) => counted(count, 'address added', 'addresses added'),
  faultsFound: (count: number) => `Please check ${counted(count, 'field', 'fields')}`,
  faults: {
    // A page's own words may depend on the type; that of the invitee's own name is `name`.
    required: (type: string, isChoice: boolean): string =>
      required[type] ?? (isChoice ? 'Choose an option.' : 'Enter an answer.'),
    unknown_field: () => 'This question has changed. Please reload the page.',
    wrong_shape: () => 'Please answer this again.',
    too_long: (maxCharacters: number) => `Use ${maxCharacters} characters or fewer.`,
    unreadable: () => 'Remove the invisible characters.',
    not_an_option: () => 'Choose one of the options.',
    // A page's own words may quote what was found.
    invalid_email: (_found: string): string => 'Enter a full email address, like name@example.org.',
    invalid_phone: () => 'Enter a full phone number, or choose another country.',
    phone_too_short: 'This number is too short.',
    phone_too_long: 'This number is too long.',
    too_many: (max: number) => `Enter no more than ${max}.`,
    tick: 'Select this box to continue.',
  } satisfies Record<Fault['kind'] | 'tick' | 'phone_too_short' | 'phone_too_long', unknown>,
  country: 'Country',
  back: 'Back',
  confirm: 'Confirm booking',
  sending: 'Booking…',
  taken: 'This time was just taken',
  takenHint: 'Your answers are kept. Times nearby:',
  takenHintAlone: 'Your answers are kept.',
  chooseAnother: 'Choose another time',
  notBooked: 'The calendar did not answer, so this is not confirmed. Your answers are kept.',
  notBookedBusy: 'Nothing has been booked yet: there are too many requests right now.',
  notBookedTooOften:
    'Nothing was booked: there have been too many bookings from your network or with this email address. Please wait an hour and try again.',
  notBookedLimit:
    'This email address has reached its limit of upcoming bookings. To make room, cancel one with the link in its email.',
  notBookedRefused: 'This could not be booked.',
  oneMoment: 'One moment…',
  tryNow: 'Try now',
  notBookedOffline: 'You are offline, so nothing is booked yet. It will be sent as soon as you are connected again.',
  bookedAfterAll: 'The connection was lost for a moment. Your booking was made.',
  checkAnswers: 'Please check your answers',
  change: 'Change',
  yes: 'Yes',
  nameLabel: 'Your name',
  emailLabel: 'Your email address',
  ownAddress: 'This is your own address. You are invited anyway.',
  dryRun: 'Test mode: everything works, but nothing will be booked.',
  dryRunDone: 'Test mode: nothing was booked.',
  bookingLink: 'Link to this booking',
  redirecting: 'You are being taken to another page…',
  goOn: 'Continue now',
  emailThere: (email: string) => `${email} is on the list already.`,
  booked: 'You are booked',
  mailOnItsWay: (email: string, areGuestsMailed: boolean) =>
    areGuestsMailed ? `An email is on its way to ${email} and to your guests.` : `An email is on its way to ${email}.`,
  bookedWith: (title: string, host: string) => `${title} with ${host}`,
  dateInWords: (date: string, time: string) => `${date}, ${time}`,
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
  openLink: 'Join the call',
  openingBooking: 'Opening your booking…',
  yourBooking: 'Your booking',
  moveBooking: 'Reschedule',
  cancelBooking: 'Cancel booking',
  movingFrom: (when: string) => `Rescheduling: ${when}`,
  keepTime: 'Keep this time',
  moveTitle: 'Reschedule your booking?',
  oldTime: 'Old time',
  newTime: 'New time',
  sameTime: 'This is the time you already have.',
  moveNow: 'Reschedule booking',
  movingNow: 'Rescheduling…',
  moved: 'Your booking has been rescheduled',
  cancelTitle: 'Cancel your booking?',
  cancelReason: 'Reason',
  cancelNow: 'Cancel booking',
  canceling: 'Canceling…',
  keepBooking: 'Keep booking',
  canceled: 'This booking is canceled',
  canceledBefore: 'This booking was already canceled. Nothing has changed.',
  bookAnother: 'Book another time',
  inPast: 'This meeting has already begun or is over, so it can no longer be changed.',
  linkInvalid: 'We can’t find this booking.',
  linkInvalidHint: 'The link may be incomplete or out of date. Please check it, or ask your host for a new one.',
  notChanged: 'We couldn’t confirm this. Please try again: nothing will be done twice.',
  notChangedBusy: 'Nothing has changed yet: there are too many requests right now.',
  notChangedTooOften: 'Nothing has changed: there have been too many changes. Please wait an hour and try again.',
  notChangedRefused: 'This change was not possible. Your booking is unchanged.',
};

export type Messages = typeof en;
