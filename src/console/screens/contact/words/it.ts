import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('it');

export const words: ContactWords = {
  write: 'Scrivi un’e-mail',
  person: 'Persona',
  name: 'Nome',
  email: 'Indirizzo e-mail',
  timezone: 'Fuso orario',
  otherEmails: 'Altri indirizzi',
  bookings: (count) => counted(count, { one: '# appuntamento', other: '# appuntamenti' }),
  canceled: (count) => counted(count, { one: '# annullato', other: '# annullati' }),
  noShows: (count) => counted(count, { one: '# assenza', other: '# assenze' }),
  noBookings: 'Nessun appuntamento',
  noBookingsText: 'Qui compaiono tutti gli appuntamenti di questa persona.',
  merge: {
    open: 'Unisci contatti',
    title: (name) => `Unisci un altro contatto a ${name}`,
    text: 'Per chi ha prenotato con due indirizzi e-mail.',
    search: 'Cerca nome o e-mail',
    which: 'Contatto da unire',
    nobody: 'Nessun altro contatto corrisponde.',
    effect: ({ other, email, name }) =>
      `Tutti gli appuntamenti di ${other} passano a ${name}. Chi prenota con ${email} comparirà come ${name}. L’operazione non si può annullare.`,
    submit: 'Unisci',
    done: (other, name) => `${other} e ${name} sono ora un solo contatto.`,
  },
  remove: {
    open: 'Elimina il contatto',
    title: (name) => `Eliminare ${name}?`,
    text: 'Il nome, l’indirizzo e il fuso orario vengono eliminati dai suoi contatti. Se la persona prenota di nuovo, ricompare nell’elenco.',
    erase: 'Cancella anche i dati negli appuntamenti',
    eraseHint:
      'Altrimenti gli appuntamenti restano come sono. Vengono cancellati nomi, indirizzi, risposte e note dagli appuntamenti, e le e-mail che li riguardano. Gli orari restano. L’operazione non si può annullare.',
    eraseLater:
      'La persona ha un appuntamento in programma. Per cancellare anche i dati negli appuntamenti, prima lo annulli.',
    keepHint:
      'Se elimina il contatto senza questa opzione, potrà cancellare i dati solo se la persona prenota di nuovo con lo stesso indirizzo e-mail.',
    submit: 'Elimina il contatto',
    done: (name) => `${name} non è più tra i suoi contatti.`,
  },
};
