import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: 'Bloccare le ore in cui ha altri impegni',
  contacts: 'Tutte le persone che hanno prenotato',
  embed: 'Proporre la prenotazione sul suo sito web',
  settings: 'Il suo profilo, le persone e il suo accesso',
};
