import type { FrameWords } from './en.ts';

export const words: FrameWords = {
  title: 'Ustawienia',
  parts: {
    you: 'Twój profil',
    security: 'Logowanie i urządzenia',
    people: 'Osoby',
    branding: 'Wygląd marki',
    keys: 'Klucze API',
    webhooks: 'Webhooki',
    mail: 'E-mail',
    journal: 'Dziennik zmian',
    account: 'Konto',
  },
  account: 'Konto',
};
