import type { LinkWords } from './en.ts';

export const words: LinkWords = {
  signIn: {
    title: 'Accesso',
    text: 'Con questo link accede su questo dispositivo. Funziona una sola volta.',
    submit: 'Accedi',
  },
  invitation: {
    title: 'Si unisca ai suoi colleghi',
    text: 'Scelga una password per accedere alla console. Se qui ne ha già una, inserisca quella.',
    submit: 'Partecipa',
  },
  reset: {
    title: 'Scelga una nuova password',
    text: 'Tutti gli altri dispositivi verranno scollegati.',
    submit: 'Salva la password',
  },
  confirm: {
    title: 'Confermi il suo indirizzo e-mail',
    text: 'Dopo, le e-mail sui suoi appuntamenti arriveranno a questo indirizzo.',
    submit: 'Conferma l’indirizzo',
    doneTitle: 'Indirizzo confermato',
    done: (email) => `Ora le e-mail sui suoi appuntamenti arrivano a ${email}.`,
    open: 'Apri la console',
  },
  confirmsAddress:
    'Questo link conferma che l’indirizzo è suo. La password e le passkey precedenti non varranno più, e tutti gli altri dispositivi verranno disconnessi. Potrà crearne di nuove nelle impostazioni.',
  password: 'Nuova password',
  passwordHint:
    'Almeno 12 caratteri. Alcune parole senza legame tra loro sono facili da ricordare e difficili da indovinare.',
  broken: {
    title: 'Questo link è incompleto',
    text: 'Copi il link per intero, compreso tutto ciò che segue “#”, e lo apra di nuovo.',
  },
};
