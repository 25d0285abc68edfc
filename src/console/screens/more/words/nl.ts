import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: 'Tijden blokkeren als u elders bezet bent',
  contacts: 'Iedereen die heeft geboekt',
  embed: 'Boeken op uw website',
  settings: 'Uw profiel, mensen en hoe u inlogt',
};
