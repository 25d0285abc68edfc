import { countingOf } from '../../../../words/index.ts';
import type { PeopleWords } from './en.ts';

const { number } = countingOf('it');

export const words: PeopleWords = {
  text: 'Qui ognuno accede con la propria password o passkey. Gli amministratori vedono e modificano tutto in questo account; i membri solo ciò che è loro.',
  invite: 'Invita qualcuno',
  email: 'Indirizzo e-mail',
  firstName: 'Nome',
  lastName: 'Cognome',
  role: 'Ruolo',
  roleOf: (name) => `Ruolo di ${name}`,
  roles: { owner: 'Proprietario', admin: 'Amministratore', member: 'Membro' },
  send: 'Crea l’invito',
  invited: (name) => `Invii questo link a ${name}. Viene mostrato solo adesso.`,
  mailed: (address) => `L’invito è in viaggio verso ${address}.`,
  copyLink: 'Copia il link di invito',
  invitedUntil: (when) => `Invito valido fino al ${when}`,
  notInvited: 'Non accede',
  inviteAgain: 'Invita di nuovo',
  you: 'lei',
  remove: (name) => `Rimuovi ${name}`,
  removeTitle: (name) => `Rimuovere ${name}?`,
  removeText:
    'La sua sessione termina; le sue chiavi API e i suoi tipi di appuntamento vengono disattivati e i calendari scollegati.',
  hosts: (count) => `Prossimi appuntamenti: ${number(count)}`,
  decide: 'Che cosa succede a questi appuntamenti?',
  choices: { reassign: 'Assegnarli a un collega', cancel: 'Annullarli' },
  colleague: 'Collega',
  colleagueHint: 'Riceve ogni appuntamento per cui è libero, anche fuori dal suo orario.',
  notified: 'Gli invitati vengono avvisati.',
  notNotified: 'Questo server non invia e-mail. Avvisi lei gli invitati.',
  reason: 'Motivo',
  reasonHint: 'Gli invitati lo vedranno.',
  progress: (done, total) => `${number(done)} di ${number(total)}`,
  reassigned: (count, name) => `Assegnati a ${name}: ${number(count)}`,
  clashes: (name) => `${name} è già impegnato a questi orari. Decida che cosa succede a questi appuntamenti.`,
  placeless: (name) =>
    `Il luogo di questi appuntamenti è quello dell’organizzatore. Li apra uno a uno per riassegnarli e indicare dove riceve ${name}.`,
  demoteTitle: (name) => `Rendere ${name} un membro?`,
  demoteText: 'Vedrà e modificherà solo ciò che è suo.',
  keysStay:
    'Ha creato queste chiavi API. Una chiave può fare tutto ciò che i suoi permessi consentono, qualunque sia il ruolo di chi l’ha creata.',
  revokeKeys: 'Revoca queste chiavi API',
  demote: 'Cambia ruolo',
  notNow: 'Non ora',
  confirmReassign: 'Assegna e rimuovi',
  confirmCancel: 'Annulla e rimuovi',
  confirmRemove: 'Rimuovi',
  removed: (name) => `${name} non fa più parte dell’account.`,
};
