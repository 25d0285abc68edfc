import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('de');

export const words: ContactWords = {
  write: 'E-Mail schreiben',
  person: 'Zur Person',
  name: 'Name',
  email: 'E-Mail-Adresse',
  timezone: 'Zeitzone',
  bookings: (count) => counted(count, { one: '# Buchung', other: '# Buchungen' }),
  noShows: (count) => counted(count, { one: 'einmal nicht erschienen', other: '#-mal nicht erschienen' }),
  noBookings: 'Keine Buchungen',
  noBookingsText: 'Hier stehen alle Buchungen dieser Person.',
  remove: {
    open: 'Kontakt löschen',
    title: (name) => `${name} löschen?`,
    text: 'Name, Adresse und Zeitzone verschwinden aus Ihren Kontakten. Buchungen bleiben unverändert. Wer noch einmal bucht, wird wieder aufgenommen.',
    submit: 'Kontakt löschen',
    done: (name) => `${name} ist aus Ihren Kontakten gelöscht.`,
  },
};
