import type { FrameWords } from './en.ts';

export const words: FrameWords = {
  title: 'Inställningar',
  parts: {
    you: 'Du',
    security: 'Inloggning och enheter',
    people: 'Personer',
    branding: 'Varumärke',
    keys: 'API-nycklar',
    webhooks: 'Webhookar',
    mail: 'Mejl',
    journal: 'Aktivitetslogg',
    account: 'Konto',
  },
  account: 'Konto',
};
