import { countingOf } from '../../../words/index.ts';
import type { BookingsWords } from './en.ts';

const { counted } = countingOf('pl');

export const words: BookingsWords = {
  title: 'Rezerwacje',
  search: 'Nazwisko lub e-mail',
  copyLink: 'Kopiuj link do rezerwacji',
  newBooking: 'Nowa rezerwacja',
  download: 'Pobierz CSV',
  views: { label: 'Które rezerwacje', upcoming: 'Przyszłe', past: 'Minione', canceled: 'Odwołane' },
  next: {
    label: 'Następna rezerwacja',
    soon: (when) => `Następna · ${when}`,
    now: (until) => `Teraz · do ${until}`,
    title: (eventType, invitee) => (eventType ? `${eventType} – ${invitee}` : invitee),
    inCity: (time, city) => `${time}, ${city}`,
    quoted: (text) => `„${text}”`,
    open: 'Otwórz',
  },
  filters: {
    eventType: 'Rodzaj spotkania',
    everyEventType: 'Wszystkie rodzaje spotkań',
    host: 'Organizator',
    everyHost: 'Wszyscy organizatorzy',
    outcome: 'Przebieg',
    everyOutcome: 'Dowolny przebieg',
    noShow: 'Nieobecność',
  },
  empty: {
    upcoming: 'Brak przyszłych rezerwacji',
    upcomingText: 'Wyślij komuś swój link do rezerwacji. Rezerwacja pojawi się tutaj.',
    past: 'Brak minionych rezerwacji',
    pastText: 'Zakończone rezerwacje trafiają tutaj.',
    canceled: 'Brak odwołanych rezerwacji',
    canceledText: 'Tutaj są rezerwacje odwołane przez Ciebie lub gości.',
    eventTypes: 'Zobacz rodzaje spotkań',
    search: 'Brak pasujących rezerwacji',
    searchText:
      'Wyszukiwanie znajduje początki imion, nazwisk i adresów e-mail. Rezerwacja może też być na innej karcie.',
    clear: 'Wyczyść wyszukiwanie i filtry',
  },
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
  problem: {
    stale: (name, when) =>
      `Kalendarz „${name}” ostatnio odczytano ${when}. Ostatnie znane zajęte godziny pozostają zablokowane.`,
    neverRead: (name) => `Kalendarza „${name}” jeszcze nie odczytano.`,
    closed: (name) => `Nie można odczytać kalendarza „${name}”, więc nikt nie może rezerwować Twoich terminów.`,
    kept: (name) => `Nie można odczytać kalendarza „${name}”. Ostatnie znane zajęte godziny pozostają zablokowane.`,
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
