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
  mail: {
    off: 'Questo server non invia e-mail. Invitati e organizzatori non ricevono né conferme né promemoria.',
    kept: 'Questo server non invia e-mail. Le conserva soltanto, per leggerle sul computer su cui è in funzione.',
    underWay: (address) => `In arrivo a ${address}.`,
    noCalendarFile:
      'Non contiene un file di calendario, così nessun appuntamento inventato finisce nel suo calendario.',
    preview: {
      titles: { 'event.created': 'E-mail di conferma', 'event.reminder': 'E-mail di promemoria' },
      language: 'Lingua',
      form: { label: 'Mostra', html: 'Formattata', text: 'Solo testo' },
      subject: 'Oggetto',
      content: 'Contenuto dell’e-mail',
      note: 'Il nome e l’orario sono esempi. I link qui non funzionano.',
      unsaved: 'Le modifiche che non ha salvato non sono incluse.',
      send: 'Invia a me',
    },
    intro: 'Se le e-mail sugli appuntamenti partono, e quali non sono arrivate.',
    sending: 'Invio',
    operator: 'Chi gestisce il server può configurare un server di posta.',
    sender: (address) => `Le e-mail vengono inviate da ${address}.`,
    test: 'Inviami un’e-mail di prova',
    testTo: (address) => `E-mail di prova a ${address}`,
    statuses: { pending: 'in arrivo', succeeded: 'inviata', failed: 'non riuscita', skipped: 'non inviata' },
    lastDay: 'Ultime 24 ore',
    counts: { sent: 'Inviate', waiting: 'In attesa', overdue: 'In ritardo', failed: 'Non riuscite' },
    countsHint:
      '“Inviata” significa che il server di posta ha accettato l’e-mail. Un’e-mail è in ritardo dopo cinque minuti o tre tentativi. Il server riprova fino a tre giorni.',
    undelivered: 'Non consegnate',
    noneUndelivered:
      'Nessuna e-mail è fallita nelle ultime 24 ore, e per nessuna si riprova ancora dopo tre tentativi.',
    kinds: {
      'event.created': 'Conferma',
      'event.rescheduled': 'Nuovo orario',
      'event.reassigned': 'Nuovo organizzatore',
      'event.canceled': 'Annullamento',
      'event.reminder': 'Promemoria',
    },
    mailTo: (kind, address) => `${kind} a ${address}`,
    retried: 'nuovi tentativi in corso',
    serverText: (text) => `Server di posta: “${text}”`,
    serverStatus: (status) => `Il server di posta ha risposto con ${status}.`,
    silent: 'Il server di posta non ha risposto.',
    nextAttempt: (when) => `Prossimo tentativo ${when}`,
    booking: 'Apri l’appuntamento',
    bookingOf: (address) => `Apri l’appuntamento: ${address}`,
  },
};
