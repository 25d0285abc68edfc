import { countingOf } from '../../../words/index.ts';
import type { ContactsWords } from './en.ts';

const { counted } = countingOf('pl');

export const words: ContactsWords = {
  search: 'Nazwisko lub e-mail',
  count: (total) => counted(total, { one: '# kontakt', few: '# kontakty', many: '# kontaktów', other: '# kontaktu' }),
  bookings: (count) =>
    counted(count, { one: '# rezerwacja', few: '# rezerwacje', many: '# rezerwacji', other: '# rezerwacji' }),
  noShows: (count) =>
    counted(count, { one: '# nieobecność', few: '# nieobecności', many: '# nieobecności', other: '# nieobecności' }),
  next: (day) => `Następna: ${day}`,
  last: (day) => `Ostatnia: ${day}`,
  empty: 'Brak kontaktów',
  emptyText: 'Tutaj znajdziesz wszystkie osoby, które zarezerwowały spotkanie, wraz z ich rezerwacjami.',
  nobody: 'Brak pasujących kontaktów',
  nobodyText: (text) => `Żadne nazwisko ani adres e-mail nie zawiera „${text}”.`,
  clear: 'Wyczyść wyszukiwanie',
};
