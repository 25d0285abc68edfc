import { countingOf } from '../../../../words/index.ts';
import type { PeopleWords } from './en.ts';

const { number } = countingOf('nl');

export const words: PeopleWords = {
  text: 'Iedereen logt hier in met een eigen wachtwoord of passkey. Beheerders kunnen alles in dit account zien en wijzigen, leden alleen wat van hen is.',
  invite: 'Iemand uitnodigen',
  email: 'E-mailadres',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  role: 'Rol',
  roleOf: (name) => `Rol van ${name}`,
  roles: { owner: 'Eigenaar', admin: 'Beheerder', member: 'Lid' },
  send: 'Uitnodiging maken',
  invited: (name) => `Stuur ${name} deze link. Hij wordt alleen nu getoond.`,
  mailed: (address) => `De uitnodiging is onderweg naar ${address}.`,
  copyLink: 'Uitnodigingslink kopiëren',
  invitedUntil: (when) => `Uitgenodigd, link geldig tot ${when}`,
  notInvited: 'Logt niet in',
  inviteAgain: 'Opnieuw uitnodigen',
  you: 'u',
  remove: (name) => `${name} verwijderen`,
  removeTitle: (name) => `${name} verwijderen?`,
  removeText:
    'Deze persoon wordt uitgelogd; de bijbehorende API-sleutels en afspraaktypen worden uitgezet en de agenda’s losgekoppeld.',
  hosts: (count) => `Komende boekingen: ${number(count)}`,
  decide: 'Wat gebeurt ermee?',
  choices: { reassign: 'Aan een collega geven', cancel: 'Annuleren' },
  colleague: 'Wie',
  colleagueHint: 'Deze collega krijgt elke boeking waarvoor er tijd vrij is, ook buiten de eigen werktijden.',
  notified: 'Genodigden krijgen bericht.',
  notNotified: 'Deze server verstuurt geen e-mail. Laat het de genodigden zelf weten.',
  reason: 'Reden',
  reasonHint: 'De genodigden zien die.',
  progress: (done, total) => `${number(done)} van ${number(total)}`,
  reassigned: (count, name) => `Overgedragen aan ${name}: ${number(count)}`,
  clashes: (name) => `${name} is op deze tijden bezet. Kies wat er met deze boekingen gebeurt.`,
  placeless: (name) =>
    `De plaats van deze boekingen is die van de organisator zelf. Open ze één voor één om ze over te dragen en in te vullen waar ${name} afspreekt.`,
  demoteTitle: (name) => `${name} lid maken?`,
  demoteText: 'Deze persoon ziet en wijzigt dan alleen nog wat van hemzelf of haarzelf is.',
  keysStay:
    'Deze persoon heeft deze API-sleutels gemaakt. Een sleutel kan alles wat zijn rechten toestaan, ongeacht de rol van wie hem heeft gemaakt.',
  revokeKeys: 'Deze API-sleutels intrekken',
  demote: 'Rol wijzigen',
  notNow: 'Niet nu',
  confirmReassign: 'Overdragen en verwijderen',
  confirmCancel: 'Annuleren en verwijderen',
  confirmRemove: 'Verwijderen',
  removed: (name) => `${name} is verwijderd.`,
};
