import { countingOf } from '../../../../words/index.ts';
import type { WebhooksWords } from './en.ts';

const { counted } = countingOf('it');

export const words: WebhooksWords = {
  intro: 'Un webhook informa un altro programma dei suoi appuntamenti appena cambiano.',
  add: 'Aggiungi un webhook',
  empty: 'Ancora nessun webhook',
  emptyText: 'Aggiunga l’indirizzo di un programma che deve sapere degli appuntamenti nuovi, spostati e annullati.',
  address: 'Indirizzo',
  addressHint: 'Un indirizzo https del programma.',
  refused: {
    invalid_address: 'Inserisca un indirizzo completo che inizia con https://, senza nome utente né password.',
    private_address: 'Inserisca un indirizzo pubblico. Questo appartiene a una rete privata.',
  },
  events: 'Informa su',
  kinds: {
    'event.created': 'Nuovi appuntamenti',
    'event.rescheduled': 'Appuntamenti spostati',
    'event.reassigned': 'Appuntamenti riassegnati',
    'event.canceled': 'Appuntamenti annullati',
    'event.no_show': 'Assenze',
  },
  isOn: 'Attivo',
  paused: 'In pausa',
  edit: 'Modifica il webhook',
  test: 'Invia una prova',
  tested: 'Il messaggio di prova è in arrivo.',
  secret: 'Segreto per la firma',
  secretHint: 'Con questo il programma verifica che un messaggio venga da lei.',
  showSecret: 'Mostra il segreto',
  rotate: 'Nuovo segreto',
  rotateText:
    'Per 24 ore i messaggi sono firmati anche con il segreto precedente, così ha il tempo di cambiarlo nel programma.',
  remove: 'Rimuovi il webhook',
  removeText: 'I messaggi non ancora consegnati vengono scartati.',
  deliveries: 'Invii degli ultimi 30 giorni',
  noDeliveries: 'Non è stato ancora inviato nulla.',
  states: { pending: 'In attesa', succeeded: 'Consegnato', failed: 'Non riuscito' },
  testMessage: 'Messaggio di prova',
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
  payload: 'Contenuto inviato',
  redeliver: 'Invia di nuovo',
};
