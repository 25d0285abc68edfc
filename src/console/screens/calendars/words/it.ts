import { countingOf } from '../../../words/index.ts';
import type { CalendarsWords } from './en.ts';

const { counted } = countingOf('it');

export const words: CalendarsWords = {
  intro: 'Le ore già occupate in questi calendari non vengono proposte.',
  add: 'Aggiungi un calendario',
  empty: 'Ancora nessun calendario',
  emptyText: 'Colleghi il calendario che usa e nessuno potrà prenotare quando ha altri impegni.',
  kinds: { feed: 'Indirizzo', caldav: 'Account' },
  busy: (count) =>
    counted(count, { one: '# impegno nei prossimi 30 giorni', other: '# impegni nei prossimi 30 giorni' }),
  read: (when) => `letto ${when}`,
  neverRead: 'non ancora letto',
  state: {
    current: 'Aggiornato',
    stale: 'Non aggiornato',
    unreachable: 'Non leggibile',
    ignored: 'Ignorato',
    ignoredText: 'Per ora non blocca nulla.',
    stale_keeps: (when) => `È stato letto l’ultima volta ${when}. Gli ultimi impegni noti restano bloccati.`,
    closes: 'Nessuno dei suoi orari viene proposto finché non torna leggibile.',
    closesFor: (host) => `Nessuno degli orari di ${host} viene proposto finché non torna leggibile.`,
    keeps: 'Gli ultimi impegni noti restano bloccati.',
  },
  problems: {
    unauthorized:
      'Il server del calendario ha negato l’accesso. Colleghi di nuovo il calendario con l’indirizzo o la password attuale; iCloud e Fastmail richiedono una password per le app.',
    not_found: 'Al suo indirizzo non c’è più nessun calendario. Copi di nuovo l’indirizzo e lo colleghi.',
    unreachable: 'Il server del calendario non è raggiungibile. Riproviamo automaticamente.',
    timeout: 'Il server del calendario ha impiegato troppo tempo. Riproviamo automaticamente.',
    refused_address: 'Il suo indirizzo non è un indirizzo https pubblico. Chi gestisce questo server può consentirlo.',
    too_many_requests: 'Il server del calendario ci ha chiesto di attendere. Riproviamo automaticamente.',
    redirected:
      'Il server del calendario ora reindirizza a un altro indirizzo. Colleghi di nuovo il calendario con quell’indirizzo.',
    unexpected_status: 'Il server del calendario ha risposto con un errore. Riproviamo automaticamente.',
    too_large: 'Il calendario è troppo grande. Pubblichi un periodo più breve.',
    too_complex: 'Il calendario ha troppe voci. Pubblichi un periodo più breve.',
    too_many_calendars: 'L’account ha troppi calendari. Colleghi invece i singoli calendari con il loro indirizzo.',
    not_a_calendar:
      'Il suo indirizzo porta a una pagina web, non a un calendario. Copi l’indirizzo che termina con .ics e lo colleghi.',
    cut_off: 'È arrivata solo una parte del calendario. Riproviamo automaticamente.',
    unreadable: 'Troppe voci del calendario non sono leggibili.',
    emptied:
      'Il calendario è improvvisamente vuoto, quindi gli ultimi impegni noti restano bloccati. Se è davvero vuoto, lo rimuova.',
    secret_lost:
      'Il suo indirizzo o la sua password non si può più decifrare su questo server. Rimuova il calendario e lo colleghi di nuovo.',
  },
  leftOut: 'Alcuni calendari di questo account non vengono letti e quindi non bloccano nulla.',
  writtenTo: 'Gli appuntamenti vengono scritti qui',
  writeProblem: 'Non è stato possibile scriverci l’ultimo appuntamento.',
  unreadable: (count) =>
    counted(count, {
      one: '# voce non è leggibile per intero: alcune delle sue ore potrebbero non essere bloccate.',
      other: '# voci non sono leggibili per intero: alcune delle loro ore potrebbero non essere bloccate.',
    }),
  unreadableLines: (count, lines) =>
    counted(count, {
      one: `Veda la riga ${lines} del file.`,
      other: `Veda le righe ${lines} del file.`,
    }),
  doubtful: (count) =>
    counted(count, {
      one: '# orario indica un fuso orario sconosciuto e viene letto in quello del calendario.',
      other: '# orari indicano fusi orari sconosciuti e vengono letti in quello del calendario.',
    }),
  blocksNothing: 'non blocca',
  readNow: 'Leggi ora',
  readDone: (name) => `“${name}” è stato letto.`,
  ignore: 'Ignora per ora',
  useAgain: 'Usa di nuovo',
  settings: 'Impostazioni',
  remove: {
    open: 'Rimuovi',
    title: (name) => `Rimuovere “${name}”?`,
    text: 'I suoi impegni non bloccano più, e il suo indirizzo o la sua password vengono eliminati da qui. Gli appuntamenti scritti nel calendario restano lì.',
    submit: 'Rimuovi il calendario',
    done: (name) => `“${name}” è stato rimosso.`,
  },
  edit: {
    title: (name) => `Impostazioni di “${name}”`,
    name: 'Nome',
    whenUnreachable: 'Se non è leggibile per sei ore',
    whenUnreachableChoices: {
      close: 'Non proporre orari, per evitare doppie prenotazioni',
      keep: 'Continua a usare gli ultimi impegni noti',
    },
    blocks: (name) => `Che cosa blocca in “${name}”`,
    blocksChoices: { busy: 'Le voci segnate come occupato', all: 'Tutte le voci', nothing: 'Niente' },
    writeTo: 'Scrivi gli appuntamenti in',
    writeToNone: 'Nessun calendario',
  },
  connect: {
    title: 'Aggiungi un calendario',
    provider: 'Dov’è il suo calendario?',
    providers: {
      google: 'Google Calendar',
      outlook: 'Outlook o Microsoft 365',
      apple: 'iCloud di Apple',
      proton: 'Proton Calendar',
      nextcloud: 'Nextcloud',
      other: 'Altrove',
    },
    how: 'Come vuole collegarlo?',
    byFeed: 'Con il suo indirizzo',
    byAccount: 'Con il suo account',
    feedHint: 'Vengono letti gli impegni.',
    accountHint: 'Vengono letti gli impegni e si possono scrivere gli appuntamenti.',
    steps: {
      google: [
        'Apra calendar.google.com su un computer.',
        'Apra le impostazioni del suo calendario, poi “Integra calendario”.',
        'Copi l’“Indirizzo segreto in formato iCal”.',
      ],
      outlook: [
        'Apra outlook.com o outlook.office.com e le impostazioni.',
        'Scelga “Calendario”, poi “Calendari condivisi”.',
        'Pubblichi il suo calendario e copi il link ICS.',
      ],
      appleFeed: [
        'Apra Calendario su iCloud.com o sul suo Mac.',
        'Condivida il suo calendario come “Calendario pubblico”.',
        'Copi il link. Inizia con webcal://.',
      ],
      appleAccount: [
        'Apra account.apple.com, poi “Accesso e sicurezza”.',
        'Crei una password specifica per le app.',
        'Inserisca l’indirizzo e-mail del suo account Apple e quella password.',
      ],
      proton: [
        'Apra calendar.proton.me e le impostazioni.',
        'Scelga il suo calendario, poi “Condividi con chiunque”.',
        'Crei un link e lo copi.',
      ],
      nextcloudFeed: [
        'Apra Calendario nel suo Nextcloud.',
        'Condivida il suo calendario con un link.',
        'Nel menu di quel link, scelga “Copia link di sottoscrizione”.',
      ],
      nextcloudAccount: [
        'Apra le impostazioni del suo Nextcloud, poi “Sicurezza”.',
        'Crei una nuova password per le app.',
        'Inserisca l’indirizzo del suo Nextcloud, il suo nome utente e quella password.',
      ],
      otherFeed: ['Cerchi “Pubblica”, “Condividi” o “iCal”.', 'Copi l’indirizzo che termina con .ics.'],
      otherAccount: [
        'Cerchi “CalDAV” nella guida del suo fornitore.',
        'Inserisca l’indirizzo del server, il suo nome utente e la password; alcuni fornitori richiedono una password per le app.',
      ],
    },
    url: 'Indirizzo del calendario',
    urlHint:
      'Lo tratti come una password: chi lo possiede può leggere il suo calendario. Viene conservato in forma cifrata.',
    server: 'Server',
    username: 'Nome utente',
    password: 'Password',
    name: 'Come lo chiama?',
    problems: {
      unauthorized:
        'Il server del calendario ha negato l’accesso. Controlli i dati inseriti; iCloud e Fastmail richiedono una password per le app.',
      not_found: 'A questo indirizzo non c’è nessun calendario. Lo copi di nuovo.',
      unreachable: 'Il server del calendario non è raggiungibile. Controlli l’indirizzo.',
      timeout: 'Il server del calendario ha impiegato troppo tempo. Riprovi più tardi.',
      too_many_requests: 'Il server del calendario ci ha chiesto di attendere. Riprovi più tardi.',
      redirected: 'Il server reindirizza a un altro indirizzo. Inserisca quell’indirizzo.',
      unexpected_status:
        'Il server del calendario ha risposto con un errore. Controlli l’indirizzo o riprovi più tardi.',
      cut_off: 'È arrivata solo una parte del calendario. Riprovi.',
    },
    submit: 'Collega',
    reading: 'Lettura del calendario…',
    done: (name, busy) => `“${name}” è collegato: ${busy}.`,
  },
  feed: {
    title: 'I suoi appuntamenti in un altro calendario',
    text: 'Si abboni a questo indirizzo nel suo calendario per vedere lì i suoi appuntamenti. Google controlla le modifiche solo ogni poche ore.',
    make: 'Crea un indirizzo',
    full: 'Con nomi e luoghi',
    busyOnly: 'Solo le ore occupate',
    secret: 'Chi ha un indirizzo può vedere ciò che mostra. Se è finito nelle mani sbagliate, crei nuovi indirizzi.',
    show: 'Mostra gli indirizzi',
    rotate: 'Crea nuovi indirizzi',
    rotateText:
      'Gli indirizzi attuali smettono di funzionare: i calendari abbonati non ricevono più i suoi appuntamenti.',
    rotated: 'I nuovi indirizzi sono pronti.',
  },
};
