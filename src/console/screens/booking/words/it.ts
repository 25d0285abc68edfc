import { countingOf } from '../../../words/index.ts';
import type { BookingWords } from './en.ts';

const { counted } = countingOf('it');

export const words: BookingWords = {
  title: (eventType, invitee) => (eventType ? `${eventType} con ${invitee}` : invitee),
  facts: {
    title: 'Dettagli',
    when: 'Quando',
    whenThere: (city) => `Ora di ${city}`,
    where: 'Dove',
    nowhere: 'Nessun luogo indicato',
    who: 'Chi',
    guests: 'Altri invitati',
    host: 'Organizzatore',
    reason: 'Motivo dell’annullamento',
    noReason: 'Nessun motivo indicato',
    bookedOn: 'Prenotato',
  },
  answers: { title: 'Risposte', none: 'Questo appuntamento non ha altre risposte.', yes: 'Sì', no: 'No' },
  note: {
    title: 'La sua nota',
    label: 'Nota',
    hint: 'La vedono solo lei e i suoi colleghi.',
    saved: 'Nota salvata',
  },
  history: {
    title: 'Cronologia',
    changes: {
      booked: (who) => (who ? `Prenotato da ${who}` : 'Prenotato'),
      rescheduled: (who) => (who ? `Spostato da ${who}` : 'Spostato'),
      canceled: (who) => (who ? `Annullato da ${who}` : 'Annullato'),
      no_show: (who) => (who ? `“Assente” modificato da ${who}` : '“Assente” modificato'),
      note: (who) => (who ? `Nota modificata da ${who}` : 'Nota modificata'),
    },
    rescheduled: (who, to, from) =>
      `Spostato${who ? ` da ${who}` : ''}: ${from ? `prima ${from}, ora ${to}` : `ora ${to}`}`,
    actors: { you: 'lei', colleague: 'una persona del suo team', program: 'un programma', assistant: 'un agente' },
    mail: (about, address) => `${about} a ${address}`,
    mails: {
      'event.created': 'Conferma',
      'event.rescheduled': 'Nuovo orario',
      'event.canceled': 'Annullamento',
      'event.reminder': 'Promemoria',
    },
    webhook: 'Messaggio a un webhook',
    statuses: { pending: 'in arrivo', succeeded: 'inviato', failed: 'non riuscito', skipped: 'non inviato' },
    resend: 'Invia di nuovo',
    resendTo: (address) => `Invia di nuovo a ${address}`,
    resent: (address) => `Stiamo inviando una nuova e-mail a ${address}.`,
  },
  reschedule: {
    open: 'Sposta',
    title: 'Scegli un altro orario',
    text: (name) => `Sono elencati solo gli orari liberi che lei offre. ${name} riceverà un avviso.`,
    submit: 'Sposta',
    done: (time) => `Nuovo orario: ${time}.`,
  },
  cancel: {
    open: 'Annulla l’appuntamento',
    title: 'Annullare questo appuntamento?',
    text: (name) => `${name} riceverà un avviso. L’annullamento è definitivo.`,
    reason: 'Motivo',
    reasonHint: (name) => `${name} lo vedrà.`,
    submit: 'Annulla l’appuntamento',
    keep: 'Mantieni l’appuntamento',
    done: 'Appuntamento annullato.',
  },
  again: {
    open: 'Prenota di nuovo',
    title: 'Prenota di nuovo',
    text: (name) => `Prenota un altro orario per ${name}, con le stesse risposte.`,
    submit: 'Prenota',
    done: (time) => `Appuntamento prenotato: ${time}.`,
  },
  noShow: {
    mark: 'Assente',
    marked: (name) => `Assenza annotata per ${name}. Nessuno ha ricevuto un avviso.`,
    unmarked: 'L’annotazione è stata rimossa.',
  },
  told: {
    yes: (name) => `${name} ha ricevuto un avviso per e-mail.`,
    no: (name) => `Questo server non invia e-mail. Avvisi lei ${name}.`,
    write: 'Scrivi un’e-mail',
  },
  slots: {
    month: 'Mese',
    previous: 'Mese precedente',
    next: 'Mese successivo',
    timesOn: (day) => `Orari di ${day}`,
    none: (month) => `Nessun orario libero in ${month}.`,
    goTo: (day) => `Vai al prossimo giorno libero, ${day}`,
    freeTimes: (day, count) => `${day}, ${counted(count, { one: '# orario', other: '# orari' })}`,
    noFreeTime: (day) => `${day}, nessun orario libero`,
    chosen: (time, city) => `${time}, ora di ${city}`,
    why: 'Perché manca un orario?',
  },
};
