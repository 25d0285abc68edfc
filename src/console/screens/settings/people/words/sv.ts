import { countingOf } from '../../../../words/index.ts';
import type { PeopleWords } from './en.ts';

const { number } = countingOf('sv');

export const words: PeopleWords = {
  text: 'Alla här loggar in med ett eget lösenord eller en egen lösennyckel. Administratörer kan se och ändra allt i kontot, medlemmar bara sitt eget.',
  invite: 'Bjud in någon',
  email: 'E-postadress',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  role: 'Roll',
  roleOf: (name) => `Roll för ${name}`,
  roles: { owner: 'Ägare', admin: 'Administratör', member: 'Medlem' },
  send: 'Skapa inbjudan',
  invited: (name) => `Skicka den här länken till ${name}. Den visas bara nu.`,
  mailed: (address) => `Inbjudan är på väg till ${address}.`,
  copyLink: 'Kopiera inbjudningslänken',
  invitedUntil: (when) => `Inbjuden, länken gäller till ${when}`,
  notInvited: 'Loggar inte in',
  inviteAgain: 'Bjud in igen',
  you: 'du',
  remove: (name) => `Ta bort ${name}`,
  removeTitle: (name) => `Ta bort ${name}?`,
  removeText: 'Personen loggas ut, personens API-nycklar och mötestyper stängs av och kalendrarna kopplas från.',
  hosts: (count) => `Kommande bokningar: ${number(count)}`,
  decide: 'Vad händer med dem?',
  choices: { reassign: 'Lämna över till en kollega', cancel: 'Avboka' },
  colleague: 'Kollega',
  colleagueHint: 'Kollegan får varje bokning som går att ta emot, även utanför sina arbetstider. De inbjudna meddelas.',
  reason: 'Orsak',
  reasonHint: 'De inbjudna ser den.',
  progress: (done, total) => `${number(done)} av ${number(total)}`,
  reassigned: (count, name) => `Överlämnade till ${name}: ${number(count)}`,
  clashes: (name) => `${name} är upptagen de här tiderna. Bestäm vad som händer med bokningarna.`,
  placeless: (name) =>
    `Platsen för de här bokningarna är värdens egen. Öppna dem en i taget för att lämna över dem och ange var ${name} tar emot.`,
  demoteTitle: (name) => `Göra ${name} till medlem?`,
  demoteText: 'Personen ser och ändrar då bara det som är personens eget.',
  keysStay:
    'Personen har skapat dessa API-nycklar. En nyckel kan göra allt som dess behörigheter tillåter, oavsett vilken roll den som skapade den har.',
  revokeKeys: 'Återkalla dessa API-nycklar',
  demote: 'Ändra roll',
  notNow: 'Inte nu',
  confirmReassign: 'Lämna över och ta bort',
  confirmCancel: 'Avboka och ta bort',
  confirmRemove: 'Ta bort',
  removed: (name) => `${name} har tagits bort.`,
};
