import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('nl');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'Het programma reageerde niet op tijd.',
    unreachable: 'Het adres is niet bereikbaar.',
    refused_address: 'Deze server stuurt niets naar dit adres.',
    unexpected_status: 'Het programma heeft het geweigerd.',
    webhook_gone: 'Het programma meldde dat dit adres niet meer bestaat.',
    webhook_silent: 'Het programma heeft dagenlang niet gereageerd, dus is de webhook gepauzeerd.',
    restored: 'Het is na het terugzetten van een back-up niet opnieuw verstuurd.',
  },
  answered: (status) => `Antwoord: ${status}`,
  attempts: (count) => counted(count, { one: '# poging', other: '# pogingen' }),
  nextAttempt: (when) => `Volgende poging ${when}`,
};
