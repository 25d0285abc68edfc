import type { FrameWords } from './en.ts';

export const words: FrameWords = {
  title: 'Einstellungen',
  parts: {
    you: 'Ihr Profil',
    security: 'Anmeldung und Geräte',
    people: 'Personen',
    branding: 'Erscheinungsbild',
    keys: 'API-Schlüssel',
    webhooks: 'Webhooks',
    mail: 'E-Mail',
    journal: 'Aktivitätsprotokoll',
    account: 'Konto',
  },
  account: 'Konto',
};
