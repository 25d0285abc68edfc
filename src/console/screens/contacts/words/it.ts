import { countingOf } from '../../../words/index.ts';
import type { ContactsWords } from './en.ts';

const { counted } = countingOf('it');

export const words: ContactsWords = {
  search: 'Cerca nome o e-mail',
  count: (total) => counted(total, { one: '# contatto', other: '# contatti' }),
  bookings: (count) => counted(count, { one: '# appuntamento', other: '# appuntamenti' }),
  noShows: (count) => counted(count, { one: '# assenza', other: '# assenze' }),
  next: (day) => `Prossimo: ${day}`,
  last: (day) => `Ultimo: ${day}`,
  empty: 'Ancora nessun contatto',
  emptyText: 'Qui compaiono tutte le persone che prenotano con lei, con tutti i loro appuntamenti.',
  nobody: 'Nessun contatto trovato',
  nobodyText: (text) => `Nessun nome o indirizzo e-mail contiene “${text}”.`,
  clear: 'Cancella la ricerca',
};
