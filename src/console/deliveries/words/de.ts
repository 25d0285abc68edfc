import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('de');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'Das Programm hat nicht rechtzeitig geantwortet.',
    unreachable: 'Die Adresse war nicht erreichbar.',
    refused_address: 'Dieser Server sendet nichts an diese Adresse.',
    unexpected_status: 'Das Programm hat die Nachricht abgelehnt.',
    webhook_gone: 'Das Programm sagt, dass es diese Adresse nicht mehr gibt.',
    webhook_silent: 'Das Programm antwortet seit Tagen nicht, deshalb wurde der Webhook angehalten.',
    restored: 'Nach dem Einspielen einer Sicherung wurde sie nicht noch einmal gesendet.',
  },
  answered: (status) => `Antwort: ${status}`,
  attempts: (count) => counted(count, { one: '# Versuch', other: '# Versuche' }),
  nextAttempt: (when) => `Nächster Versuch ${when}`,
  mail: {
    off: 'Dieser Server versendet keine E-Mails. Gäste und Gastgeber bekommen weder Bestätigungen noch Erinnerungen.',
    kept: 'Dieser Server versendet keine E-Mails. Er hebt sie nur auf, damit man sie auf dem Rechner lesen kann, auf dem er läuft.',
    underWay: (address) => `Unterwegs an ${address}.`,
    noCalendarFile: 'Sie enthält keine Kalenderdatei, damit kein erfundener Termin in Ihren Kalender kommt.',
    preview: {
      titles: { 'event.created': 'Bestätigungs-E-Mail', 'event.reminder': 'Erinnerungs-E-Mail' },
      language: 'Sprache',
      form: { label: 'Ansicht', html: 'Formatiert', text: 'Nur Text' },
      subject: 'Betreff',
      content: 'Inhalt der E-Mail',
      note: 'Name und Zeit sind Beispiele. Links funktionieren hier nicht.',
      unsaved: 'Änderungen, die Sie nicht gespeichert haben, sind nicht enthalten.',
      send: 'An mich senden',
    },
    intro: 'Ob E-Mails zu Buchungen hinausgehen und welche nicht angekommen sind.',
    sending: 'Versand',
    operator: 'Wer den Server betreibt, kann einen Mailserver einrichten.',
    sender: (address) => `E-Mails werden von ${address} gesendet.`,
    test: 'Test-E-Mail an mich senden',
    testTo: (address) => `Test-E-Mail an ${address}`,
    statuses: { pending: 'unterwegs', succeeded: 'gesendet', failed: 'fehlgeschlagen', skipped: 'nicht gesendet' },
    lastDay: 'Letzte 24 Stunden',
    counts: { sent: 'Gesendet', waiting: 'Wartend', overdue: 'Überfällig', failed: 'Fehlgeschlagen' },
    countsHint:
      '„Gesendet“ heißt, dass der Mailserver die E-Mail angenommen hat. Überfällig ist eine E-Mail nach fünf Minuten oder drei Versuchen. Der Server versucht es bis zu drei Tage lang.',
    undelivered: 'Nicht zugestellt',
    noneUndelivered:
      'In den letzten 24 Stunden ist keine E-Mail fehlgeschlagen, und keine wird nach drei Versuchen noch versucht.',
    kinds: {
      'event.created': 'Bestätigung',
      'event.rescheduled': 'Terminänderung',
      'event.reassigned': 'Neuer Gastgeber',
      'event.canceled': 'Absage',
      'event.reminder': 'Erinnerung',
    },
    mailTo: (kind, address) => `${kind} an ${address}`,
    retried: 'wird erneut versucht',
    serverText: (text) => `Mailserver: „${text}“`,
    serverStatus: (status) => `Der Mailserver antwortete mit ${status}.`,
    silent: 'Der Mailserver hat nicht geantwortet.',
    nextAttempt: (when) => `Nächster Versuch ${when}`,
    booking: 'Buchung öffnen',
    bookingOf: (address) => `Buchung öffnen: ${address}`,
  },
};
