import { countingOf } from '../../../words/index.ts';
import type { BookingsWords } from './en.ts';

const { counted } = countingOf('it');

export const words: BookingsWords = {
  title: 'Appuntamenti',
  search: 'Cerca nome o e-mail',
  copyLink: 'Copia il link di prenotazione',
  newBooking: 'Nuova prenotazione',
  download: 'Scarica CSV',
  views: { label: 'Quali appuntamenti', upcoming: 'Futuri', past: 'Passati', canceled: 'Annullati' },
  next: {
    label: 'Prossimo appuntamento',
    soon: (when) => `Prossimo · ${when}`,
    now: (until) => `In corso · fino alle ${until}`,
    title: (eventType, invitee) => (eventType ? `${eventType} con ${invitee}` : invitee),
    inCity: (time, city) => `${time}, ora locale (${city})`,
    quoted: (text) => `“${text}”`,
    open: 'Apri',
  },
  filters: {
    eventType: 'Tipo di appuntamento',
    everyEventType: 'Tutti i tipi di appuntamento',
    host: 'Organizzatore',
    everyHost: 'Tutti gli organizzatori',
    outcome: 'Esito',
    everyOutcome: 'Qualsiasi esito',
    noShow: 'Assente',
  },
  empty: {
    upcoming: 'Nessun appuntamento futuro',
    upcomingText: 'Invii a qualcuno il suo link di prenotazione. L’appuntamento comparirà qui.',
    past: 'Nessun appuntamento passato',
    pastText: 'Gli appuntamenti passano qui quando sono terminati.',
    canceled: 'Nessun appuntamento annullato',
    canceledText: 'Qui compaiono gli appuntamenti annullati da lei o da un invitato.',
    eventTypes: 'Vedi i tipi di appuntamento',
    search: 'Nessun appuntamento trovato',
    searchText:
      'La ricerca trova l’inizio dei nomi e degli indirizzi e-mail. L’appuntamento può essere anche in un’altra scheda.',
    clear: 'Cancella la ricerca e i filtri',
  },
  deleted: {
    text: (count) =>
      counted(count, {
        one: '# appuntamento è stato eliminato dal calendario, ma non è annullato.',
        other: '# appuntamenti sono stati eliminati dal calendario, ma non sono annullati.',
      }),
    decide: 'Annulla o mantieni',
  },
  moved: {
    text: (count) =>
      counted(count, {
        one: '# appuntamento ha un altro orario nel calendario, ma non è stato spostato.',
        other: '# appuntamenti hanno un altro orario nel calendario, ma non sono stati spostati.',
      }),
    decide: 'Sposta o ripristina',
  },
  problem: {
    stale: (name, when) =>
      `Il suo calendario “${name}” è stato letto l’ultima volta ${when}. Gli ultimi impegni noti restano bloccati.`,
    neverRead: (name) => `Il suo calendario “${name}” non è ancora stato letto.`,
    closed: (name) => `Il suo calendario “${name}” non è leggibile, quindi non viene proposto nessuno dei suoi orari.`,
    kept: (name) => `Il suo calendario “${name}” non è leggibile. Gli ultimi impegni noti restano bloccati.`,
    more: (count) =>
      counted(count, { one: '# altro calendario ha un problema.', other: '# altri calendari hanno un problema.' }),
    solve: 'Vedi che cosa fare',
  },
};
