import { countingOf } from '../../../../words/index.ts';
import type { WebhooksWords } from './en.ts';

const { counted } = countingOf('sv');

export const words: WebhooksWords = {
  intro: 'En webhook berättar för ett annat program om dina bokningar när något händer.',
  add: 'Lägg till webhook',
  empty: 'Inga webhookar än',
  emptyText: 'Lägg till adressen till ett program som ska få veta om nya, flyttade och avbokade bokningar.',
  address: 'Adress',
  addressHint: 'Programmets https-adress.',
  events: 'Meddela om',
  kinds: {
    'event.created': 'Nya bokningar',
    'event.rescheduled': 'Flyttade bokningar',
    'event.canceled': 'Avbokningar',
    'event.no_show': 'Uteblivna',
  },
  isOn: 'Aktiv',
  paused: 'Pausad',
  edit: 'Redigera webhook',
  test: 'Skicka ett test',
  tested: 'Ett testmeddelande är på väg.',
  secret: 'Signeringshemlighet',
  secretHint: 'Programmet använder den för att kontrollera att ett meddelande kommer från dig.',
  showSecret: 'Visa hemligheten',
  rotate: 'Ny hemlighet',
  rotateText: 'Meddelanden signeras även med den gamla hemligheten i 24 timmar, så du hinner byta den i programmet.',
  remove: 'Ta bort webhooken',
  removeText: 'Meddelanden som inte har levererats än skickas inte.',
  deliveries: 'Leveranser de senaste 30 dagarna',
  noDeliveries: 'Ingenting har skickats än.',
  states: { pending: 'Väntar', succeeded: 'Levererat', failed: 'Misslyckades' },
  testMessage: 'Testmeddelande',
  reasons: {
    timeout: 'Programmet svarade inte i tid.',
    unreachable: 'Adressen kunde inte nås.',
    unexpected_status: 'Programmet avvisade det.',
    webhook_gone: 'Programmet meddelade att adressen inte finns längre.',
    webhook_silent: 'Programmet har inte svarat på flera dagar, så webhooken pausades.',
    restored: 'Det skickades inte igen efter att en säkerhetskopia hade återställts.',
  },
  answered: (status) => `Svar: ${status}`,
  attempts: (count) => counted(count, { one: '# försök', other: '# försök' }),
  nextAttempt: (when) => `Nästa försök ${when}`,
  payload: 'Vad som skickades',
  redeliver: 'Skicka igen',
};
