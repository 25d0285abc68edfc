import { countingOf } from '../../../words/index.ts';
import type { ContactsWords } from './en.ts';

const { counted } = countingOf('sv');

export const words: ContactsWords = {
  search: 'Sök namn eller e-post',
  count: (total) => counted(total, { one: '# kontakt', other: '# kontakter' }),
  bookings: (count) => counted(count, { one: '# bokning', other: '# bokningar' }),
  noShows: (count) => counted(count, { one: 'kom inte # gång', other: 'kom inte # gånger' }),
  next: (day) => `Nästa: ${day}`,
  last: (day) => `Senaste: ${day}`,
  empty: 'Inga kontakter än',
  emptyText: 'Alla som bokar hos dig visas här, med alla sina bokningar.',
  nobody: 'Inga kontakter hittades',
  nobodyText: (text) => `Inget namn och ingen e-postadress innehåller ”${text}”.`,
  clear: 'Rensa sökningen',
};
