import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'Accesso',
  byMail: 'Inviami un link di accesso per e-mail',
  byMailHint:
    'Se con questo indirizzo si può accedere qui, il link è in arrivo. Funziona una sola volta, entro 15 minuti.',
  sendLink: 'Invia link',
  byPassword: 'Accedi con la password',
  forgotWithMail: 'Si faccia inviare un link per e-mail. Dopo l’accesso, scelga una nuova password nelle impostazioni.',
  forgotText: 'Chieda a chi gestisce questo server un link per scegliere una nuova password.',
  forgotOwn: 'Lo gestisce lei? Questo comando mostra il link:',
};
