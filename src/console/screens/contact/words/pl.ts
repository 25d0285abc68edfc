import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('pl');

export const words: ContactWords = {
  write: 'Napisz e-mail',
  person: 'Osoba',
  name: 'Imię i nazwisko',
  email: 'Adres e-mail',
  timezone: 'Strefa czasowa',
  otherEmails: 'Inne adresy',
  bookings: (count) =>
    counted(count, { one: '# rezerwacja', few: '# rezerwacje', many: '# rezerwacji', other: '# rezerwacji' }),
  canceled: (count) =>
    counted(count, { one: '# odwołana', few: '# odwołane', many: '# odwołanych', other: '# odwołanych' }),
  noShows: (count) =>
    counted(count, { one: '# nieobecność', few: '# nieobecności', many: '# nieobecności', other: '# nieobecności' }),
  noBookings: 'Brak rezerwacji',
  noBookingsText: 'Tutaj są wszystkie rezerwacje tej osoby.',
  merge: {
    open: 'Scal kontakty',
    title: (name) => `Scal inny kontakt z kontaktem: ${name}`,
    text: 'Dla osoby, która rezerwowała z dwóch adresów e-mail.',
    search: 'Nazwisko lub e-mail',
    which: 'Kontakt do scalenia',
    nobody: 'Nie pasuje żaden inny kontakt.',
    effect: ({ other, email, name }) =>
      `Wszystkie rezerwacje kontaktu ${other} przejdą do kontaktu ${name}. Rezerwacje z adresu ${email} będą widoczne jako ${name}. Tego nie można cofnąć.`,
    submit: 'Scal',
    done: (other, name) => `Scalono kontakty: ${other} i ${name}.`,
  },
  remove: {
    open: 'Usuń kontakt',
    title: (name) => `Usunąć kontakt: ${name}?`,
    text: 'Nazwisko, adres i strefa czasowa znikną z Twoich kontaktów. Osoba, która zarezerwuje ponownie, znowu pojawi się na liście.',
    erase: 'Usuń też dane z rezerwacji',
    eraseHint:
      'W przeciwnym razie rezerwacje się nie zmienią. Z rezerwacji znikną nazwiska, adresy, odpowiedzi i notatki, a także e-maile o nich. Terminy pozostaną. Tej operacji nie można cofnąć.',
    eraseLater: 'Ta osoba ma nadchodzącą rezerwację. Aby usunąć też dane z rezerwacji, najpierw ją odwołaj.',
    keepHint:
      'Jeśli usuniesz kontakt bez tej opcji, dane będzie można usunąć dopiero wtedy, gdy ta osoba ponownie zarezerwuje z tego samego adresu e-mail.',
    submit: 'Usuń kontakt',
    done: (name) => `Usunięto z kontaktów: ${name}.`,
  },
};
