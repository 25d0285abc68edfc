import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: 'Zeiten sperren, zu denen Sie anderswo belegt sind',
  contacts: 'Alle, die gebucht haben',
  embed: 'Buchungen auf Ihrer Website anbieten',
  settings: 'Ihr Profil, Personen und Ihre Anmeldung',
};
