import type { SetupWords } from './en.ts';

export const words: SetupWords = {
  title: 'Configuri la sua console',
  intro: 'Lei è la prima persona qui. Scelga come accedere; tutto il resto si può cambiare in seguito.',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Indirizzo e-mail',
  emailHint: 'Serve per accedere e riceve le e-mail sugli appuntamenti.',
  password: 'Password',
  passwordHint:
    'Almeno 12 caratteri. Alcune parole senza legame tra loro sono facili da ricordare e difficili da indovinare.',
  timezone: 'Il suo fuso orario',
  submit: 'Configura',
  waiting: {
    title: 'Questo server non è ancora configurato',
    text: 'All’avvio il programma ha mostrato dopo “Set up” un link, o il comando che lo mostra. Apra quel link per creare il suo account.',
    lost: 'Nessun link?',
    again: 'Esegua questo sul server:',
  },
};
