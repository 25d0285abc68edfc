import type { ContactsWords } from './en.ts';

export const words: ContactsWords = {
  search: 'Name oder E-Mail suchen',
  count: (total) => (total === 1 ? '1 Kontakt' : `${total} Kontakte`),
  bookings: (count) => (count === 1 ? '1 Buchung' : `${count} Buchungen`),
  noShows: (count) => (count === 1 ? 'einmal nicht erschienen' : `${count}-mal nicht erschienen`),
  next: (day) => `Nächste: ${day}`,
  last: (day) => `Letzte: ${day}`,
  empty: 'Noch keine Kontakte',
  emptyText: 'Wer bei Ihnen bucht, steht hier, mit allen Buchungen.',
  nobody: 'Kein Kontakt gefunden',
  nobodyText: (text) => `Kein Name und keine E-Mail-Adresse enthält „${text}“.`,
  clear: 'Suche löschen',
};
