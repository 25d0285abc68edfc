import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('nl');

export const words: ContactWords = {
  write: 'E-mail schrijven',
  person: 'Persoon',
  name: 'Naam',
  email: 'E-mailadres',
  timezone: 'Tijdzone',
  otherEmails: 'Andere adressen',
  bookings: (count) => counted(count, { one: '# boeking', other: '# boekingen' }),
  canceled: (count) => counted(count, { one: '# geannuleerd', other: '# geannuleerd' }),
  noShows: (count) => counted(count, { one: '# keer niet verschenen', other: '# keer niet verschenen' }),
  noBookings: 'Geen boekingen',
  noBookingsText: 'Elke boeking van deze persoon staat hier.',
  merge: {
    open: 'Contacten samenvoegen',
    title: (name) => `Een ander contact samenvoegen met ${name}`,
    text: 'Voor wie met twee e-mailadressen heeft geboekt.',
    search: 'Zoek op naam of e-mail',
    which: 'Samen te voegen contact',
    nobody: 'Geen ander contact komt overeen.',
    effect: ({ other, email, name }) =>
      `Alle boekingen van ${other} gaan naar ${name}. Wie met ${email} boekt, verschijnt als ${name}. Dit kan niet ongedaan worden gemaakt.`,
    submit: 'Samenvoegen',
    done: (other, name) => `${other} en ${name} zijn nu één contact.`,
  },
  remove: {
    open: 'Contact verwijderen',
    title: (name) => `${name} verwijderen?`,
    text: 'De naam, het adres en de tijdzone verdwijnen uit uw contacten. Wie opnieuw boekt, komt weer in de lijst.',
    erase: 'Ook de gegevens in boekingen wissen',
    eraseHint:
      'Anders blijven boekingen zoals ze zijn. Namen, adressen, antwoorden en notities worden uit de boekingen gewist, net als de e-mails erover. De tijden blijven. Dit kan niet ongedaan worden gemaakt.',
    eraseLater: 'Er is nog een boeking gepland. Annuleer die eerst om ook de gegevens in boekingen te wissen.',
    keepHint:
      'Als u het contact zonder deze optie verwijdert, kunt u de gegevens pas wissen als deze persoon opnieuw boekt met hetzelfde e-mailadres.',
    submit: 'Contact verwijderen',
    done: (name) => `${name} is uit uw contacten verwijderd.`,
  },
};
