import { countingOf } from '../../../../words/index.ts';
import type { PeopleWords } from './en.ts';

const { number } = countingOf('pl');

export const words: PeopleWords = {
  text: 'Każdy loguje się tu własnym hasłem lub kluczem dostępu. Administratorzy widzą i mogą zmieniać wszystko na tym koncie, członkowie tylko to, co do nich należy.',
  invite: 'Zaproś osobę',
  email: 'Adres e-mail',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  role: 'Rola',
  roleOf: (name) => `Rola: ${name}`,
  roles: { owner: 'Właściciel', admin: 'Administrator', member: 'Członek' },
  send: 'Utwórz zaproszenie',
  invited: (name) => `Wyślij ten link: ${name}. Jest pokazywany tylko teraz.`,
  mailed: (address) => `Zaproszenie jest w drodze na adres ${address}.`,
  copyLink: 'Kopiuj link z zaproszeniem',
  invitedUntil: (when) => `Zaproszenie ważne do ${when}`,
  notInvited: 'Bez logowania',
  inviteAgain: 'Zaproś ponownie',
  you: 'Ty',
  remove: (name) => `Usuń: ${name}`,
  removeTitle: (name) => `Usunąć: ${name}?`,
  removeText:
    'Ta osoba zostanie wylogowana, jej klucze API i rodzaje spotkań zostaną wyłączone, a kalendarze odłączone.',
  hosts: (count) => `Nadchodzące rezerwacje: ${number(count)}`,
  decide: 'Co się z nimi stanie?',
  choices: { reassign: 'Przekaż je innej osobie', cancel: 'Odwołaj je' },
  colleague: 'Osoba',
  colleagueHint: 'Otrzyma każdą rezerwację, na którą ma wolny czas, także poza swoimi godzinami.',
  notified: 'Goście zostaną powiadomieni.',
  notNotified: 'Ten serwer nie wysyła e-maili. Powiadom gości samodzielnie.',
  reason: 'Powód',
  reasonHint: 'Goście go zobaczą.',
  progress: (done, total) => `${number(done)} z ${number(total)}`,
  reassigned: (count, name) => `Przekazano: ${name} · ${number(count)}`,
  clashes: (name) => `${name} – te godziny są już zajęte. Zdecyduj, co zrobić z tymi rezerwacjami.`,
  placeless: (name) =>
    `Miejsce tych spotkań należy do organizatora. Otwórz każdą rezerwację, aby ją przekazać i podać nowe miejsce (${name}).`,
  demoteTitle: (name) => `Zmienić rolę na członka: ${name}?`,
  demoteText: 'Ta osoba będzie widzieć i zmieniać tylko to, co należy do niej.',
  keysStay:
    'Ta osoba utworzyła te klucze API. Klucz może zrobić wszystko, na co pozwalają jego uprawnienia, niezależnie od roli osoby, która go utworzyła.',
  revokeKeys: 'Unieważnij te klucze API',
  demote: 'Zmień rolę',
  notNow: 'Nie teraz',
  confirmReassign: 'Przekaż i usuń',
  confirmCancel: 'Odwołaj i usuń',
  confirmRemove: 'Usuń',
  removed: (name) => `Usunięto: ${name}.`,
};
