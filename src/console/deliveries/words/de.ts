import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('de');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'Das Programm hat nicht rechtzeitig geantwortet.',
    unreachable: 'Die Adresse war nicht erreichbar.',
    refused_address: 'Dieser Server sendet nichts an diese Adresse.',
    unexpected_status: 'Das Programm hat die Nachricht abgelehnt.',
    webhook_gone: 'Das Programm sagt, dass es diese Adresse nicht mehr gibt.',
    webhook_silent: 'Das Programm antwortet seit Tagen nicht, deshalb wurde der Webhook angehalten.',
    restored: 'Nach dem Einspielen einer Sicherung wurde sie nicht noch einmal gesendet.',
  },
  answered: (status) => `Antwort: ${status}`,
  attempts: (count) => counted(count, { one: '# Versuch', other: '# Versuche' }),
  nextAttempt: (when) => `Nächster Versuch ${when}`,
};
