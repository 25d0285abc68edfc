import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('it');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'Il programma non ha risposto in tempo.',
    unreachable: 'L’indirizzo non è raggiungibile.',
    refused_address: 'Questo server non invia nulla a questo indirizzo.',
    unexpected_status: 'Il programma l’ha rifiutato.',
    webhook_gone: 'Il programma ha comunicato che questo indirizzo non esiste più.',
    webhook_silent: 'Il programma non risponde da giorni, quindi il webhook è stato messo in pausa.',
    restored: 'Non è stato inviato di nuovo dopo il ripristino di un backup.',
  },
  answered: (status) => `Risposta: ${status}`,
  attempts: (count) => counted(count, { one: '# tentativo', other: '# tentativi' }),
  nextAttempt: (when) => `Prossimo tentativo ${when}`,
};
