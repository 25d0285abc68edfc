import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('de');

export const words: ContactWords = {
  write: 'E-Mail schreiben',
  person: 'Zur Person',
  name: 'Name',
  email: 'E-Mail-Adresse',
  timezone: 'Zeitzone',
  otherEmails: 'Weitere Adressen',
  bookings: (count) => counted(count, { one: '# Buchung', other: '# Buchungen' }),
  canceled: (count) => counted(count, { one: '# abgesagt', other: '# abgesagt' }),
  noShows: (count) => counted(count, { one: 'einmal nicht erschienen', other: '#-mal nicht erschienen' }),
  noBookings: 'Keine Buchungen',
  noBookingsText: 'Hier stehen alle Buchungen dieser Person.',
  merge: {
    open: 'Kontakte zusammenführen',
    title: (name) => `Anderen Kontakt mit ${name} zusammenführen`,
    text: 'Für Personen, die mit zwei E-Mail-Adressen gebucht haben.',
    search: 'Name oder E-Mail suchen',
    which: 'Anderer Kontakt',
    nobody: 'Kein anderer Kontakt passt dazu.',
    effect: ({ other, email, name }) =>
      `Alle Buchungen von ${other} gehen zu ${name} über. Wer mit ${email} bucht, wird als ${name} geführt. Das lässt sich nicht rückgängig machen.`,
    submit: 'Zusammenführen',
    done: (other, name) => `${other} und ${name} sind jetzt ein Kontakt.`,
  },
  remove: {
    open: 'Kontakt löschen',
    title: (name) => `${name} löschen?`,
    text: 'Name, Adresse und Zeitzone verschwinden aus Ihren Kontakten. Wer noch einmal bucht, wird wieder aufgenommen.',
    erase: 'Auch die Daten in den Buchungen löschen',
    eraseHint:
      'Sonst bleiben die Buchungen unverändert. Gelöscht werden Namen, Adressen, Antworten und Notizen in den Buchungen sowie die E-Mails dazu. Die Zeiten bleiben. Das lässt sich nicht rückgängig machen.',
    eraseLater:
      'Es steht noch eine Buchung bevor. Sagen Sie sie zuerst ab, um auch die Daten in den Buchungen zu löschen.',
    keepHint:
      'Wenn Sie den Kontakt ohne diese Option löschen, lassen sich die Daten erst löschen, wenn die Person mit derselben E-Mail-Adresse noch einmal bucht.',
    submit: 'Kontakt löschen',
    done: (name) => `${name} ist aus Ihren Kontakten gelöscht.`,
  },
};
