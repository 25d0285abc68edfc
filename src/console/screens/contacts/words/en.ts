import { countingOf } from '../../../words/index.ts';

const { counted } = countingOf('en');

export const words = {
  search: 'Search by name or email',
  count: (total: number) => counted(total, { one: '# contact', other: '# contacts' }),
  bookings: (count: number) => counted(count, { one: '# booking', other: '# bookings' }),
  noShows: (count: number) => counted(count, { one: '# no-show', other: '# no-shows' }),
  next: (day: string) => `Next: ${day}`,
  last: (day: string) => `Last: ${day}`,
  empty: 'No contacts yet',
  emptyText: 'Everyone who books with you is listed here, with all their bookings.',
  nobody: 'No matching contacts',
  nobodyText: (text: string) => `No name or email address contains “${text}”.`,
  clear: 'Clear search',
};

export type ContactsWords = typeof words;
