import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('sv');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'Programmet svarade inte i tid.',
    unreachable: 'Adressen kunde inte nås.',
    refused_address: 'Den här servern skickar inget till den här adressen.',
    unexpected_status: 'Programmet avvisade det.',
    webhook_gone: 'Programmet meddelade att adressen inte finns längre.',
    webhook_silent: 'Programmet har inte svarat på flera dagar, så webhooken pausades.',
    restored: 'Det skickades inte igen efter att en säkerhetskopia hade återställts.',
  },
  answered: (status) => `Svar: ${status}`,
  attempts: (count) => counted(count, { one: '# försök', other: '# försök' }),
  nextAttempt: (when) => `Nästa försök ${when}`,
};
