import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('sv');

export const words: ContactWords = {
  write: 'Skriv mejl',
  person: 'Person',
  name: 'Namn',
  email: 'E-postadress',
  timezone: 'Tidszon',
  bookings: (count) => counted(count, { one: '# bokning', other: '# bokningar' }),
  noShows: (count) => counted(count, { one: 'kom inte # gång', other: 'kom inte # gånger' }),
  noBookings: 'Inga bokningar',
  noBookingsText: 'Personens alla bokningar visas här.',
  remove: {
    open: 'Radera kontakten',
    title: (name) => `Radera ${name}?`,
    text: 'Namnet, adressen och tidszonen tas bort från dina kontakter. Bokningarna ändras inte. Den som bokar igen visas på nytt.',
    submit: 'Radera kontakten',
    done: (name) => `${name} har raderats från dina kontakter.`,
  },
};
