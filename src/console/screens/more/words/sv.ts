import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: 'Blockera tider då du är upptagen',
  contacts: 'Alla som har bokat',
  embed: 'Bokning på din webbplats',
  settings: 'Din profil, personer och inloggning',
};
