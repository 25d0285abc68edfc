/** The nouns of the API, in reading order. */
export const tags = [
  { name: 'Availability schedules', description: 'Weekly open hours in a time zone.' },
  { name: 'Event types', description: 'Meetings that can be booked, and the rules for their times.' },
  { name: 'Booking forms', description: 'The questions that an invitee answers to book an event type.' },
  { name: 'Slots', description: 'Times that can be booked now, after all rules.' },
  { name: 'Events', description: 'Bookings: create, reschedule and cancel them.' },
  { name: 'Contacts', description: 'People who have booked.' },
  { name: 'Users', description: 'The user of an API key, and the open hours of a host.' },
  { name: 'Teams', description: 'Groups of people in an account.' },
  { name: 'Account', description: 'The account of an API key, and the websites that may book.' },
  { name: 'Branding', description: 'The name, color and logo of the business on its public pages and in its emails.' },
  { name: 'Calendars', description: 'Other calendars of hosts, whose busy times block slots.' },
  { name: 'Webhooks', description: 'URLs that receive a message when an event changes.' },
  { name: 'Emails', description: 'Emails about events to those who take part.' },
  { name: 'Members', description: 'Who may sign in to the account. Only the console can use these.' },
  { name: 'API keys', description: 'The programs that may act in the account. Only the console can use these.' },
  { name: 'Activity log', description: 'Who changed what in the account.' },
] as const;

type Tag = (typeof tags)[number]['name'];

const tagsByWord: readonly (readonly [word: string, tag: Tag])[] = [
  ['/booking-forms', 'Booking forms'],
  ['/slots', 'Slots'],
  ['/v1/availabilities', 'Availability schedules'],
  ['/v1/event-types', 'Event types'],
  ['/v1/events', 'Events'],
  ['/v1/contacts', 'Contacts'],
  ['/v1/calendars', 'Calendars'],
  ['/busy', 'Calendars'],
  ['/feed', 'Calendars'],
  ['/v1/users', 'Users'],
  ['/v1/teams', 'Teams'],
  ['/v1/account', 'Account'],
  ['/v1/branding', 'Branding'],
  ['/v1/webhooks', 'Webhooks'],
  ['/v1/mails', 'Emails'],
  ['/v1/members', 'Members'],
  ['/v1/api-keys', 'API keys'],
  ['/v1/journal', 'Activity log'],
];

/** Returns the noun that a path is about. */
export function tagOf(path: string): Tag {
  const entry = tagsByWord.find(([word]) => path.includes(word));
  if (!entry) throw new Error(`No tag describes ${path}.`);
  return entry[1];
}
