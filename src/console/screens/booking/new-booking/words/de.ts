import type { NewBookingWords } from './en.ts';

export const words: NewBookingWords = {
  title: 'Neue Buchung',
  text: 'Buchen Sie einen Termin für jemanden, der angerufen oder geschrieben hat.',
  eventType: 'Terminart',
  length: 'Dauer',
  time: 'Zeit',
  invitee: 'Gast',
  contact: { name: 'Name', email: 'E-Mail-Adresse' },
  zone: 'Zeitzone',
  zoneHint: 'Die des Gastes. E-Mails an den Gast nennen die Zeit dort.',
  language: 'Sprache',
  languageHint: 'In dieser Sprache sind die E-Mails an den Gast.',
  choose: 'Bitte wählen',
  chooseTime: 'Wählen Sie zuerst eine Zeit.',
  incomplete: 'Einige Antworten fehlen oder stimmen nicht. Sehen Sie sich die markierten Felder an.',
  none: 'Keine aktiven Terminarten',
  noneText: 'Aktivieren oder erstellen Sie eine Terminart. Dann können Sie hier Zeiten buchen.',
  toEventTypes: 'Zu den Terminarten',
  faults: {
    required: 'Beantworten Sie diese Frage.',
    tooLong: (max) => `Verwenden Sie höchstens ${max} Zeichen.`,
    tooMany: (max) => `Geben Sie höchstens ${max} Adressen ein.`,
    email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
    phone: 'Geben Sie eine Telefonnummer mit Landesvorwahl ein, zum Beispiel +49 30 123456.',
    unreadable: 'Entfernen Sie Steuerzeichen und Zeichen, die die Schreibrichtung umkehren.',
  },
};
