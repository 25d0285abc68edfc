import { countingOf } from '../../../words/index.ts';
import type { WhyWords } from './en.ts';

const { counted } = countingOf('pl');

export const words: WhyWords = {
  title: 'Dlaczego brakuje terminu?',
  parent: 'Rodzaje spotkań',
  eventType: 'Rodzaj spotkania',
  date: 'Dzień',
  previous: 'Poprzedni dzień',
  next: 'Następny dzień',
  zone: 'Strefa czasowa gościa',
  day: 'Przebieg dnia',
  open: 'Dostępność',
  against: 'Co je blokuje',
  starts: (date) => `Godziny rozpoczęcia: ${date}`,
  offered: 'Dostępny',
  notOffered: 'Niedostępny',
  count: (offered, all) => `Dostępne: ${offered} z ${all}`,
  none: 'W tym dniu nie ma żadnych terminów: jest poza Twoimi godzinami.',
  noSchedule: 'Nie masz harmonogramu, więc nie ma wolnych terminów.',
  editHours: 'Edytuj godziny',
  inactive: 'Ten rodzaj spotkania jest wyłączony, więc nie ma wolnych terminów.',
  editEventType: 'Otwórz rodzaj spotkania',
  someone: 'ktoś',
  aCalendar: 'Połączony kalendarz',
  perPeriod: { day: 'na dzień', week: 'na tydzień', month: 'na miesiąc', year: 'na rok' },
  withinPeriod: { day: 'w tym dniu', week: 'w tym tygodniu', month: 'w tym miesiącu', year: 'w tym roku' },
  bands: {
    open: (range) => `Dostępne ${range}`,
    override: (range) => `Dostępne ${range}, tylko w tym dniu`,
    closed: 'Niedostępne',
    booked: (name, range) => `Rezerwacja: ${name}, ${range}`,
    breaks: 'Przerwa wokół rezerwacji',
    calendar: (name, range) => `„${name}”: zajęte ${range}`,
    unread: (name) => `${name}: odczytano tylko do tego miejsca`,
    notice: (length) => `Za krótkie wyprzedzenie: wymagane minimum to ${length}`,
    window: 'Zbyt odległy termin',
    limit: (count, perPeriod) => `Osiągnięto limit: ${count} ${perPeriod}`,
  },
  sentences: {
    off_grid: 'O tej minucie nic się nie zaczyna.',
    outside_hours: 'To jest poza Twoimi godzinami.',
    closed: 'W tym czasie nie przyjmujesz rezerwacji.',
    taken: 'Ten czas jest już zajęty.',
    booked: (name, range) => `Rezerwacja: ${name}, ${range}.`,
    tooClose: (name, range) => `Zbyt blisko rezerwacji (${name}, ${range}): zachowujesz przerwę między rezerwacjami.`,
    calendar: (name, range, ago) => `W kalendarzu „${name}” zajęte: ${range} (odczytano ${ago}).`,
    tooCloseToCalendar: (name, range) =>
      `Zbyt blisko wpisu w kalendarzu „${name}” (${range}): zachowujesz przerwę przed rezerwacjami i po nich.`,
    unread: (name) => `${name}: odczytano tylko do tego miejsca, więc dalszych terminów nie można rezerwować.`,
    notice: (length) => `Za krótkie wyprzedzenie: minimum dla rezerwacji to ${length}.`,
    window: (last) => `Zbyt odległy termin: ostatni dzień, który można zarezerwować, to ${last}.`,
    limit: (count, withinPeriod) =>
      counted(count, {
        one: `Jest już # rezerwacja ${withinPeriod}, a więcej nie dopuszczasz.`,
        few: `Są już # rezerwacje ${withinPeriod}, a więcej nie dopuszczasz.`,
        many: `Jest już # rezerwacji ${withinPeriod}, a więcej nie dopuszczasz.`,
        other: `Jest już # rezerwacji ${withinPeriod}, a więcej nie dopuszczasz.`,
      }),
    limitUnknown: 'Jest już tyle rezerwacji, ile dopuszczasz.',
  },
};
