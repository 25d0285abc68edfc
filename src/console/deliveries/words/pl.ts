import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('pl');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'Program nie odpowiedział na czas.',
    unreachable: 'Nie udało się połączyć z tym adresem.',
    refused_address: 'Ten serwer nie wysyła niczego na ten adres.',
    unexpected_status: 'Program odrzucił wiadomość.',
    webhook_gone: 'Program odpowiedział, że tego adresu już nie ma.',
    webhook_silent: 'Program nie odpowiada od kilku dni, więc webhook został wstrzymany.',
    restored: 'Nie wysłano ponownie po przywróceniu kopii zapasowej.',
  },
  answered: (status) => `Odpowiedź: ${status}`,
  attempts: (count) => counted(count, { one: '# próba', few: '# próby', many: '# prób', other: '# próby' }),
  nextAttempt: (when) => `Następna próba: ${when}`,
};
