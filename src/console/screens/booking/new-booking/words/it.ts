import type { NewBookingWords } from './en.ts';

export const words: NewBookingWords = {
  title: 'Nuova prenotazione',
  text: 'Prenoti un orario per qualcuno che l’ha chiamata o le ha scritto.',
  eventType: 'Tipo di appuntamento',
  length: 'Durata',
  time: 'Orario',
  invitee: 'Invitato',
  contact: { name: 'Nome', email: 'Indirizzo e-mail' },
  zone: 'Fuso orario',
  zoneHint: 'Quello dell’invitato. Le sue e-mail indicano l’ora di lì.',
  language: 'Lingua',
  languageHint: 'Le e-mail all’invitato sono in questa lingua.',
  choose: 'Scelga',
  chooseTime: 'Scelga prima un orario.',
  incomplete: 'Alcune risposte mancano o non sono corrette. Guardi i campi segnalati.',
  none: 'Nessun tipo di appuntamento attivo',
  noneText: 'Attivi o crei un tipo di appuntamento. Poi potrà prenotare qui.',
  toEventTypes: 'Vedi i tipi di appuntamento',
  faults: {
    required: 'Risponda a questa domanda.',
    tooLong: (max) => `Usi al massimo ${max} caratteri.`,
    tooMany: (max) => `Inserisca al massimo ${max} indirizzi.`,
    email: 'Inserisca un indirizzo e-mail, per esempio name@example.org.',
    phone: 'Inserisca un numero di telefono con il prefisso del Paese, per esempio +49 30 123456.',
    unreadable: 'Tolga i caratteri di controllo e quelli che invertono la direzione del testo.',
  },
};
