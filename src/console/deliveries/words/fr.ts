import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('fr');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'Le programme n’a pas répondu à temps.',
    unreachable: 'L’adresse est injoignable.',
    refused_address: 'Ce serveur n’envoie rien à cette adresse.',
    unexpected_status: 'Le programme l’a refusé.',
    webhook_gone: 'Le programme a indiqué que cette adresse n’existe plus.',
    webhook_silent: 'Le programme ne répond plus depuis plusieurs jours\u00a0: le webhook a été mis en pause.',
    restored: 'Il n’a pas été renvoyé après la restauration d’une sauvegarde.',
  },
  answered: (status) => `Réponse\u00a0: ${status}`,
  attempts: (count) => counted(count, { one: '#\u00a0tentative', other: '#\u00a0tentatives' }),
  nextAttempt: (when) => `Prochaine tentative ${when}`,
};
