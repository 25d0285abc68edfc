import { countingOf } from '../../../words/index.ts';
import type { ContactsWords } from './en.ts';

const { counted } = countingOf('nl');

export const words: ContactsWords = {
  search: 'Zoek op naam of e-mail',
  count: (total) => counted(total, { one: '# contact', other: '# contacten' }),
  bookings: (count) => counted(count, { one: '# boeking', other: '# boekingen' }),
  noShows: (count) => counted(count, { one: '# keer niet verschenen', other: '# keer niet verschenen' }),
  next: (day) => `Volgende: ${day}`,
  last: (day) => `Laatste: ${day}`,
  empty: 'Nog geen contacten',
  emptyText: 'Iedereen die bij u boekt, staat hier, met alle boekingen.',
  nobody: 'Geen contacten gevonden',
  nobodyText: (text) => `Geen naam of e-mailadres bevat ‘${text}’.`,
  clear: 'Zoekopdracht wissen',
};
