import type { FrameWords } from './en.ts';

export const words: FrameWords = {
  title: 'Paramètres',
  parts: {
    you: 'Profil',
    security: 'Connexion et appareils',
    people: 'Membres',
    keys: 'Clés API',
    webhooks: 'Webhooks',
    journal: 'Journal',
    account: 'Compte',
  },
  account: 'Compte',
};
