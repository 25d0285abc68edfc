import { countingOf } from '../../../../words/index.ts';
import type { NoticesWords } from './en.ts';

const { counted } = countingOf('pl');

export const words: NoticesWords = {
  deleted: {
    text: (count) =>
      counted(count, {
        one: '# rezerwacja została usunięta z kalendarza, ale nie jest odwołana.',
        few: '# rezerwacje zostały usunięte z kalendarza, ale nie są odwołane.',
        many: '# rezerwacji zostało usuniętych z kalendarza, ale nie są odwołane.',
        other: '# rezerwacji zostało usuniętych z kalendarza, ale nie są odwołane.',
      }),
    decide: 'Odwołaj lub zachowaj',
  },
  moved: {
    text: (count) =>
      counted(count, {
        one: '# rezerwacja ma w kalendarzu inny termin, ale nie została zmieniona.',
        few: '# rezerwacje mają w kalendarzu inny termin, ale nie zostały zmienione.',
        many: '# rezerwacji ma w kalendarzu inny termin, ale nie zostało zmienionych.',
        other: '# rezerwacji ma w kalendarzu inny termin, ale nie zostało zmienionych.',
      }),
    decide: 'Zmień termin lub przywróć',
  },
  hostless: {
    off: (title) => `„${title}” jest wyłączone, bo nie ma już organizatora.`,
    solve: 'Wybierz organizatorów',
    solveAlone: 'Włącz i zostań organizatorem',
  },
  undelivered: {
    mails: (count) =>
      counted(count, {
        one: 'Nie udało się dostarczyć # e-maila o rezerwacji.',
        few: 'Nie udało się dostarczyć # e-maili o rezerwacjach.',
        many: 'Nie udało się dostarczyć # e-maili o rezerwacjach.',
        other: 'Nie udało się dostarczyć # e-maila o rezerwacjach.',
      }),
    calendar: (name) => `Nie udało się zapisać ostatniej rezerwacji w kalendarzu „${name}”.`,
  },
  problem: {
    stale: (name, when) =>
      `Kalendarz „${name}” ostatnio odczytano ${when}. Ostatnie znane zajęte godziny pozostają zablokowane.`,
    neverRead: (name) => `Kalendarza „${name}” jeszcze nie odczytano.`,
    closed: (name) => `Nie można odczytać kalendarza „${name}”, więc nikt nie może rezerwować Twoich terminów.`,
    kept: (name) => `Nie można odczytać kalendarza „${name}”. Ostatnie znane zajęte godziny pozostają zablokowane.`,
    colleague: (host, name) => `Wystąpił problem z kalendarzem „${name}” (${host}).`,
    more: (count) =>
      counted(count, {
        one: 'Jeszcze jeden kalendarz ma problem.',
        few: 'Jeszcze # kalendarze mają problem.',
        many: 'Jeszcze # kalendarzy ma problem.',
        other: 'Jeszcze # kalendarza ma problem.',
      }),
    solve: 'Zobacz, co zrobić',
  },
};
