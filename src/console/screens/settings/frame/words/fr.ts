import type { FrameWords } from './en.ts';

export const words: FrameWords = {
  title: 'Paramètres',
  parts: {
    you: 'Profil',
    security: 'Connexion et appareils',
    people: 'Membres',
    branding: 'Image de marque',
    keys: 'Clés API',
    webhooks: 'Webhooks',
    mail: 'E-mail',
    journal: 'Journal d’activité',
    account: 'Compte',
  },
  account: 'Compte',
};
