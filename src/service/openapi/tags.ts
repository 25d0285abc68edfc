/** The nouns of the interface, in the order they are read in. */
export const tags = [
  { name: 'Availability schedules', description: 'Weekly open hours in a time zone.' },
  { name: 'Event types', description: 'Kinds of meetings that can be booked, and the rules of their times.' },
  { name: 'Booking forms', description: 'What an invitee is asked when booking an event type.' },
  { name: 'Slots', description: 'Times that can be booked now, all rules applied.' },
  { name: 'Events', description: 'Bookings: made, moved and called off.' },
  { name: 'Contacts', description: 'The people who booked.' },
  { name: 'Users', description: 'The person a key belongs to, and when a host is open.' },
  { name: 'Teams', description: 'People of an account who appear together.' },
  { name: 'Account', description: 'What a key leads to: whose pages may book.' },
  { name: 'Webhooks', description: 'Addresses that are told of events.' },
] as const;

type Tag = (typeof tags)[number]['name'];

const tagsByWord: readonly (readonly [word: string, tag: Tag])[] = [
  ['/booking-forms', 'Booking forms'],
  ['/slots', 'Slots'],
  ['/v1/availabilities', 'Availability schedules'],
  ['/v1/event-types', 'Event types'],
  ['/v1/events', 'Events'],
  ['/v1/contacts', 'Contacts'],
  ['/v1/users', 'Users'],
  ['/v1/teams', 'Teams'],
  ['/v1/account', 'Account'],
  ['/v1/webhooks', 'Webhooks'],
];

/** Returns the noun that a path is about. */
export function tagOf(path: string): Tag {
  const found = tagsByWord.find(([word]) => path.includes(word));
  if (!found) throw new Error(`No tag describes ${path}.`);
  return found[1];
}
