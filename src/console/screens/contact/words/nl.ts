import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('nl');

export const words: ContactWords = {
  write: 'E-mail schrijven',
  person: 'Persoon',
  name: 'Naam',
  email: 'E-mailadres',
  timezone: 'Tijdzone',
  bookings: (count) => counted(count, { one: '# boeking', other: '# boekingen' }),
  noShows: (count) => counted(count, { one: '# keer niet verschenen', other: '# keer niet verschenen' }),
  noBookings: 'Geen boekingen',
  noBookingsText: 'Elke boeking van deze persoon staat hier.',
  remove: {
    open: 'Contact verwijderen',
    title: (name) => `${name} verwijderen?`,
    text: 'De naam, het adres en de tijdzone verdwijnen uit uw contacten. Boekingen blijven zoals ze zijn. Wie opnieuw boekt, komt weer in de lijst.',
    submit: 'Contact verwijderen',
    done: (name) => `${name} is uit uw contacten verwijderd.`,
  },
};
