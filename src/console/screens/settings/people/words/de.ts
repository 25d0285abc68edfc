import { countingOf } from '../../../../words/index.ts';
import type { PeopleWords } from './en.ts';

const { number } = countingOf('de');

export const words: PeopleWords = {
  text: 'Alle melden sich hier mit eigenem Passwort oder Passkey an. Administratoren sehen und ändern alles in diesem Konto, Mitglieder nur, was ihnen gehört.',
  invite: 'Jemanden einladen',
  email: 'E-Mail-Adresse',
  firstName: 'Vorname',
  lastName: 'Nachname',
  role: 'Rolle',
  roleOf: (name) => `Rolle von ${name}`,
  roles: { owner: 'Inhaber', admin: 'Administrator', member: 'Mitglied' },
  send: 'Einladung erstellen',
  invited: (name) => `Schicken Sie ${name} diesen Link. Er wird nur jetzt angezeigt.`,
  mailed: (address) => `Die Einladung ist unterwegs an ${address}.`,
  copyLink: 'Einladungslink kopieren',
  invitedUntil: (when) => `Eingeladen, Link gültig bis ${when}`,
  notInvited: 'Ohne Anmeldung',
  inviteAgain: 'Erneut einladen',
  you: 'Sie',
  remove: (name) => `${name} entfernen`,
  removeTitle: (name) => `${name} entfernen?`,
  removeText:
    'Die Person wird abgemeldet; ihre API-Schlüssel und Terminarten werden abgeschaltet, ihre Kalender getrennt.',
  hosts: (count) => `Künftige Buchungen: ${number(count)}`,
  decide: 'Was geschieht damit?',
  choices: { reassign: 'Jemand anderem übertragen', cancel: 'Absagen' },
  colleague: 'Person',
  colleagueHint: 'Sie erhält jede Buchung, zu deren Zeit sie frei ist, auch außerhalb ihrer Zeiten.',
  notified: 'Die Gäste werden benachrichtigt.',
  notNotified: 'Dieser Server verschickt keine E-Mails. Sagen Sie den Gästen selbst Bescheid.',
  reason: 'Grund',
  reasonHint: 'Die Gäste sehen ihn.',
  progress: (done, total) => `${number(done)} von ${number(total)}`,
  reassigned: (count, name) => `An ${name} übertragen: ${number(count)}`,
  clashes: (name) =>
    `${name} hat zu diesen Zeiten schon etwas vor. Entscheiden Sie, was mit diesen Buchungen geschieht.`,
  placeless: (name) =>
    `Der Ort dieser Termine gehört dem bisherigen Gastgeber. Öffnen Sie jeden Termin, um ihn zu übertragen und anzugeben, wo er mit ${name} stattfindet.`,
  demoteTitle: (name) => `${name} zum Mitglied machen?`,
  demoteText: 'Die Person sieht und ändert dann nur noch, was ihr selbst gehört.',
  keysStay:
    'Diese API-Schlüssel hat sie erstellt. Ein Schlüssel kann alles, was seine Berechtigungen erlauben, unabhängig von der Rolle der Person, die ihn erstellt hat.',
  revokeKeys: 'Diese API-Schlüssel widerrufen',
  demote: 'Rolle ändern',
  notNow: 'Noch nicht',
  confirmReassign: 'Übertragen und entfernen',
  confirmCancel: 'Absagen und entfernen',
  confirmRemove: 'Entfernen',
  removed: (name) => `${name} wurde entfernt.`,
};
