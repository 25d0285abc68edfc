import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('pt');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'O programa não respondeu a tempo.',
    unreachable: 'Não foi possível aceder ao endereço.',
    refused_address: 'Este servidor não envia nada para este endereço.',
    unexpected_status: 'O programa recusou-o.',
    webhook_gone: 'O programa indicou que este endereço já não existe.',
    webhook_silent: 'O programa não responde há dias, por isso o webhook foi posto em pausa.',
    restored: 'Não voltou a ser enviado depois de uma cópia de segurança ter sido reposta.',
  },
  answered: (status) => `Resposta: ${status}`,
  attempts: (count) => counted(count, { one: '# tentativa', other: '# tentativas' }),
  nextAttempt: (when) => `Próxima tentativa ${when}`,
};
