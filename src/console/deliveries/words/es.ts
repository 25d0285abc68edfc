import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('es');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'El programa no respondió a tiempo.',
    unreachable: 'No se pudo acceder a la dirección.',
    refused_address: 'Este servidor no envía nada a esta dirección.',
    unexpected_status: 'El programa lo rechazó.',
    webhook_gone: 'El programa indicó que esta dirección ya no existe.',
    webhook_silent: 'El programa lleva días sin responder, así que el webhook se ha puesto en pausa.',
    restored: 'No se volvió a enviar después de restaurar una copia de seguridad.',
  },
  answered: (status) => `Respuesta: ${status}`,
  attempts: (count) => counted(count, { one: '# intento', other: '# intentos' }),
  nextAttempt: (when) => `Próximo intento ${when}`,
};
