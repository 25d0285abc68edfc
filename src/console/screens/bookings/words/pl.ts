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
  found: (count) =>
    counted(count, { one: '# rezerwacja', few: '# rezerwacje', many: '# rezerwacji', other: '# rezerwacji' }),
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
};
