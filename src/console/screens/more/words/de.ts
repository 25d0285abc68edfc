import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: 'Zeiten sperren, zu denen Sie schon etwas vorhaben',
  contacts: 'Alle, die gebucht haben',
  embed: 'Buchungen auf Ihrer Website anbieten',
  settings: 'Ihr Profil, Personen und Ihre Anmeldung',
};
