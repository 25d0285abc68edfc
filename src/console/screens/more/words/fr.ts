import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: 'Bloquer les heures où vous avez d’autres engagements',
  contacts: 'Toutes les personnes qui ont réservé',
  embed: 'Proposer la réservation sur votre site web',
  settings: 'Votre profil, les membres et votre connexion',
};
