import { countingOf } from '../../../../words/index.ts';
import type { AccountWords } from './en.ts';

const { counted } = countingOf('pl');

export const words: AccountWords = {
  origins: 'Witryny, które mogą osadzać Twój widżet rezerwacji',
  anySite: 'Każda witryna, na którą zezwala ten serwer',
  onlyThese: 'Tylko te witryny',
  addresses: 'Adresy',
  addressesHint: 'Jeden w wierszu, na przykład https://example.com lub https://*.example.com',
  wrongLine: (line) => `Wiersz ${line} nie jest adresem witryny, takim jak https://example.com.`,
  field: 'Witryny',
  privacy: 'Prywatność',
  erase: {
    label: 'Usuwanie danych gości',
    never: 'Nigdy',
    after: (months) =>
      counted(months, {
        one: 'Po # miesiącu',
        few: 'Po # miesiącach',
        many: 'Po # miesiącach',
        other: 'Po # miesiąca',
      }),
    hint: 'Licząc od ostatniego spotkania. Z kontaktów i rezerwacji znikną nazwiska, adresy, odpowiedzi i notatki, a także e-maile o nich; terminy pozostaną na potrzeby statystyk.',
    title: (contacts) =>
      counted(contacts, {
        one: 'Usunąć dane # kontaktu?',
        few: 'Usunąć dane # kontaktów?',
        many: 'Usunąć dane # kontaktów?',
        other: 'Usunąć dane # kontaktu?',
      }),
    since: (months) =>
      counted(months, {
        one: 'Te osoby nie miały spotkania od co najmniej # miesiąca.',
        few: 'Te osoby nie miały spotkania od co najmniej # miesięcy.',
        many: 'Te osoby nie miały spotkania od co najmniej # miesięcy.',
        other: 'Te osoby nie miały spotkania od co najmniej # miesiąca.',
      }),
    text: 'Dane zostaną usunięte w ciągu jednego dnia. Tej operacji nie można cofnąć.',
    submit: 'Zapisz i usuń',
  },
  exportTitle: 'Eksport konta',
  exportText:
    'Jeden plik ze wszystkimi rezerwacjami, kontaktami, rodzajami spotkań, ustawieniami i dziennikiem zmian, po jednym wierszu JSON. Zawiera to, co napisali goście: przechowuj go bezpiecznie.',
  exportButton: 'Pobierz eksport',
};
