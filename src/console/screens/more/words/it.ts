import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: 'Blocca le ore in cui ha altri impegni',
  contacts: 'Tutte le persone che hanno prenotato',
  embed: 'Offra la prenotazione sul suo sito web',
  settings: 'Il suo profilo, le persone e il suo accesso',
};
