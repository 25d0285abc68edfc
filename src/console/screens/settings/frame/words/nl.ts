import type { FrameWords } from './en.ts';

export const words: FrameWords = {
  title: 'Instellingen',
  parts: {
    you: 'U',
    security: 'Inloggen en apparaten',
    people: 'Mensen',
    branding: 'Huisstijl',
    keys: 'API-sleutels',
    webhooks: 'Webhooks',
    mail: 'E-mail',
    journal: 'Activiteitenlog',
    account: 'Account',
  },
  account: 'Account',
};
