export const words = {
  search: 'Search name or email',
  count: (total: number) => (total === 1 ? '1 contact' : `${total} contacts`),
  bookings: (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
  noShows: (count: number) => (count === 1 ? '1 no-show' : `${count} no-shows`),
  next: (day: string) => `Next: ${day}`,
  last: (day: string) => `Last: ${day}`,
  empty: 'No contacts yet',
  emptyText: 'Everyone who books with you is listed here, with all their bookings.',
  nobody: 'No matching contacts',
  nobodyText: (text: string) => `No name or email address contains “${text}”.`,
  clear: 'Clear search',
};

export type ContactsWords = typeof words;
