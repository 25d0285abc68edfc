import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: 'Blokuj godziny zajęte gdzie indziej',
  contacts: 'Wszyscy, którzy dokonali rezerwacji',
  embed: 'Umieść rezerwacje na swojej stronie',
  settings: 'Twój profil, osoby i logowanie',
};
