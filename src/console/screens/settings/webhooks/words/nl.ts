import { countingOf } from '../../../../words/index.ts';
import type { WebhooksWords } from './en.ts';

const { counted } = countingOf('nl');

export const words: WebhooksWords = {
  intro: 'Een webhook meldt uw boekingen aan een ander programma zodra er iets gebeurt.',
  add: 'Webhook toevoegen',
  empty: 'Nog geen webhooks',
  emptyText: 'Voeg het adres toe van een programma dat van nieuwe, verplaatste en geannuleerde boekingen moet weten.',
  address: 'Adres',
  addressHint: 'Een https-adres van het programma.',
  refused: {
    invalid_address: 'Vul een volledig adres in dat begint met https://, zonder gebruikersnaam en wachtwoord.',
    private_address: 'Vul een openbaar adres in. Dit hoort bij een privénetwerk.',
  },
  events: 'Melden',
  kinds: {
    'event.created': 'Nieuwe boekingen',
    'event.rescheduled': 'Verplaatste boekingen',
    'event.reassigned': 'Overgedragen boekingen',
    'event.canceled': 'Geannuleerde boekingen',
    'event.no_show': 'Niet verschenen',
  },
  isOn: 'Actief',
  paused: 'Gepauzeerd',
  edit: 'Webhook bewerken',
  test: 'Test versturen',
  tested: 'Er is een testbericht onderweg.',
  secret: 'Ondertekeningsgeheim',
  secretHint: 'Hiermee controleert het programma dat een bericht van u komt.',
  showSecret: 'Geheim tonen',
  rotate: 'Nieuw geheim',
  rotateText:
    'Berichten worden 24 uur lang ook met het oude geheim ondertekend, zodat u tijd hebt om het in het programma te wijzigen.',
  remove: 'Webhook verwijderen',
  removeText: 'Berichten die nog niet zijn afgeleverd, vervallen.',
  deliveries: 'Berichten in de laatste 30 dagen',
  noDeliveries: 'Er is nog niets verstuurd.',
  states: { pending: 'In de wacht', succeeded: 'Afgeleverd', failed: 'Mislukt' },
  testMessage: 'Testbericht',
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
  payload: 'Wat er is verstuurd',
  redeliver: 'Opnieuw versturen',
};
