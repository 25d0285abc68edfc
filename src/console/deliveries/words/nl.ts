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
  mail: {
    off: 'Deze server verstuurt geen e-mail. Genodigden en organisatoren krijgen geen bevestigingen en geen herinneringen.',
    kept: 'Deze server verstuurt geen e-mail. Hij bewaart die alleen, om te lezen op de computer waarop hij draait.',
    underWay: (address) => `Onderweg naar ${address}.`,
    noCalendarFile: 'Er zit geen agendabestand bij, zodat er geen verzonnen afspraak in uw agenda komt.',
    preview: {
      titles: { 'event.created': 'E-mail met bevestiging', 'event.reminder': 'E-mail met herinnering' },
      language: 'Taal',
      form: { label: 'Tonen', html: 'Opgemaakt', text: 'Alleen tekst' },
      subject: 'Onderwerp',
      content: 'Inhoud van de e-mail',
      note: 'De naam en de tijd zijn voorbeelden. Links werken hier niet.',
      unsaved: 'Wijzigingen die u niet hebt opgeslagen, staan er niet in.',
      send: 'Naar mij sturen',
    },
    intro: 'Of e-mails over boekingen worden verstuurd, en welke niet zijn aangekomen.',
    sending: 'Versturen',
    operator: 'Wie de server beheert, kan een mailserver instellen.',
    sender: (address) => `E-mails worden verstuurd vanaf ${address}.`,
    test: 'Stuur mij een testmail',
    testTo: (address) => `Testmail aan ${address}`,
    statuses: { pending: 'onderweg', succeeded: 'verstuurd', failed: 'mislukt', skipped: 'niet verstuurd' },
    lastDay: 'Afgelopen 24 uur',
    counts: { sent: 'Verstuurd', waiting: 'Wachtend', overdue: 'Te laat', failed: 'Mislukt' },
    countsHint:
      '‘Verstuurd’ betekent dat de mailserver de e-mail heeft aangenomen. Een e-mail is te laat na vijf minuten of drie pogingen. De server blijft het tot drie dagen proberen.',
    undelivered: 'Niet bezorgd',
    noneUndelivered:
      'In de afgelopen 24 uur is geen e-mail mislukt, en geen enkele wordt na drie pogingen nog geprobeerd.',
    kinds: {
      'event.created': 'Bevestiging',
      'event.rescheduled': 'Nieuwe tijd',
      'event.reassigned': 'Andere organisator',
      'event.canceled': 'Annulering',
      'event.reminder': 'Herinnering',
    },
    mailTo: (kind, address) => `${kind} aan ${address}`,
    retried: 'wordt opnieuw geprobeerd',
    serverText: (text) => `Mailserver: ‘${text}’`,
    serverStatus: (status) => `De mailserver antwoordde met ${status}.`,
    silent: 'De mailserver heeft niet geantwoord.',
    nextAttempt: (when) => `Volgende poging ${when}`,
    booking: 'Boeking openen',
    bookingOf: (address) => `Boeking openen: ${address}`,
  },
};
