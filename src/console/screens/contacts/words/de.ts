import { countingOf } from '../../../words/index.ts';
import type { ContactsWords } from './en.ts';

const { counted } = countingOf('de');

export const words: ContactsWords = {
  search: 'Name oder E-Mail suchen',
  count: (total) => counted(total, { one: '# Kontakt', other: '# Kontakte' }),
  bookings: (count) => counted(count, { one: '# Buchung', other: '# Buchungen' }),
  noShows: (count) => counted(count, { one: 'einmal nicht erschienen', other: '#-mal nicht erschienen' }),
  next: (day) => `Nächste: ${day}`,
  last: (day) => `Letzte: ${day}`,
  empty: 'Noch keine Kontakte',
  emptyText: 'Wer bei Ihnen bucht, steht hier, mit allen Buchungen.',
  nobody: 'Kein Kontakt gefunden',
  nobodyText: (text) => `Kein Name und keine E-Mail-Adresse enthält „${text}“.`,
  clear: 'Suche löschen',
};
