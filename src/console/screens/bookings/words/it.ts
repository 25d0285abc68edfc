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
  found: (count) => counted(count, { one: '# appuntamento', other: '# appuntamenti' }),
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
};
