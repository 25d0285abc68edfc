import type { ContactWords } from './en.ts';

export const words: ContactWords = {
  write: 'E-Mail schreiben',
  person: 'Zur Person',
  name: 'Name',
  email: 'E-Mail-Adresse',
  timezone: 'Zeitzone',
  bookings: (count) => (count === 1 ? '1 Buchung' : `${count} Buchungen`),
  noShows: (count) => (count === 1 ? 'einmal nicht erschienen' : `${count}-mal nicht erschienen`),
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
