import type { FrameWords } from './en.ts';

export const words: FrameWords = {
  title: 'Impostazioni',
  parts: {
    you: 'Profilo',
    security: 'Accesso e dispositivi',
    people: 'Persone',
    branding: 'Aspetto',
    keys: 'Chiavi API',
    webhooks: 'Webhook',
    mail: 'E-mail',
    journal: 'Registro attività',
    account: 'Account',
  },
  account: 'Account',
};
