import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('sv');

export const words: ContactWords = {
  write: 'Skriv mejl',
  person: 'Person',
  name: 'Namn',
  email: 'E-postadress',
  timezone: 'Tidszon',
  otherEmails: 'Andra adresser',
  bookings: (count) => counted(count, { one: '# bokning', other: '# bokningar' }),
  canceled: (count) => counted(count, { one: '# avbokad', other: '# avbokade' }),
  noShows: (count) => counted(count, { one: 'kom inte # gång', other: 'kom inte # gånger' }),
  noBookings: 'Inga bokningar',
  noBookingsText: 'Personens alla bokningar visas här.',
  merge: {
    open: 'Slå ihop kontakter',
    title: (name) => `Slå ihop en annan kontakt med ${name}`,
    text: 'För den som har bokat med två e-postadresser.',
    search: 'Sök namn eller e-post',
    which: 'Kontakt att slå ihop',
    nobody: 'Ingen annan kontakt matchar.',
    effect: ({ other, email, name }) =>
      `Alla bokningar för ${other} flyttas till ${name}. Den som bokar med ${email} visas som ${name}. Det går inte att ångra.`,
    submit: 'Slå ihop',
    done: (other, name) => `${other} och ${name} är nu en kontakt.`,
  },
  remove: {
    open: 'Radera kontakten',
    title: (name) => `Radera ${name}?`,
    text: 'Namnet, adressen och tidszonen tas bort från dina kontakter. Den som bokar igen visas på nytt.',
    erase: 'Radera även uppgifterna i bokningarna',
    eraseHint:
      'Annars ändras inte bokningarna. Namn, adresser, svar och anteckningar raderas ur bokningarna, och även mejlen om dem. Tiderna finns kvar. Det går inte att ångra.',
    eraseLater: 'Personen har en kommande bokning. Avboka den först om du även vill radera uppgifterna i bokningarna.',
    keepHint:
      'Om du raderar kontakten utan detta kan uppgifterna raderas först när personen bokar igen med samma e-postadress.',
    submit: 'Radera kontakten',
    done: (name) => `${name} har raderats från dina kontakter.`,
  },
};
