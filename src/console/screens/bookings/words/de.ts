import { countingOf } from '../../../words/index.ts';
import type { BookingsWords } from './en.ts';

const { counted } = countingOf('de');

export const words: BookingsWords = {
  title: 'Buchungen',
  search: 'Name oder E-Mail suchen',
  copyLink: 'Buchungslink kopieren',
  newBooking: 'Neue Buchung',
  download: 'CSV herunterladen',
  views: { label: 'Welche Buchungen', upcoming: 'Anstehend', past: 'Vergangen', canceled: 'Abgesagt' },
  next: {
    label: 'Nächste Buchung',
    soon: (when) => `Als Nächstes · ${when}`,
    now: (until) => `Jetzt · bis ${until}`,
    title: (eventType, invitee) => (eventType ? `${eventType} mit ${invitee}` : invitee),
    inCity: (time, city) => `${time} in ${city}`,
    quoted: (text) => `„${text}“`,
    open: 'Öffnen',
  },
  filters: {
    eventType: 'Terminart',
    everyEventType: 'Alle Terminarten',
    host: 'Gastgeber',
    everyHost: 'Alle Gastgeber',
    outcome: 'Ergebnis',
    everyOutcome: 'Alle Ergebnisse',
    noShow: 'Nicht erschienen',
  },
  empty: {
    upcoming: 'Keine anstehenden Buchungen',
    upcomingText: 'Schicken Sie jemandem Ihren Buchungslink. Die Buchung erscheint dann hier.',
    past: 'Keine vergangenen Buchungen',
    pastText: 'Buchungen stehen hier, sobald sie vorbei sind.',
    canceled: 'Keine abgesagten Buchungen',
    canceledText: 'Was Sie oder Ihre Gäste absagen, steht hier.',
    eventTypes: 'Terminarten ansehen',
    search: 'Keine Buchung gefunden',
    searchText:
      'Gesucht wird nach dem Anfang von Namen und E-Mail-Adressen. Vielleicht steht die Buchung auf einer anderen Registerkarte.',
    clear: 'Suche und Filter löschen',
  },
  deleted: {
    text: (count) =>
      counted(count, {
        one: 'Eine Buchung wurde im Kalender gelöscht, aber nicht abgesagt.',
        other: '# Buchungen wurden im Kalender gelöscht, aber nicht abgesagt.',
      }),
    decide: 'Absagen oder behalten',
  },
  moved: {
    text: (count) =>
      counted(count, {
        one: 'Eine Buchung liegt im Kalender auf einer anderen Zeit, ist aber nicht verschoben.',
        other: '# Buchungen liegen im Kalender auf einer anderen Zeit, sind aber nicht verschoben.',
      }),
    decide: 'Verschieben oder zurücklegen',
  },
  problem: {
    stale: (name, when) =>
      `Ihr Kalender „${name}“ wurde zuletzt ${when} gelesen. Die zuletzt bekannten belegten Zeiten bleiben gesperrt.`,
    neverRead: (name) => `Ihr Kalender „${name}“ wurde noch nicht gelesen.`,
    closed: (name) => `Ihr Kalender „${name}“ lässt sich nicht lesen. Deshalb wird keine Ihrer Zeiten angeboten.`,
    kept: (name) =>
      `Ihr Kalender „${name}“ lässt sich nicht lesen. Die zuletzt bekannten belegten Zeiten bleiben gesperrt.`,
    more: (count) =>
      counted(count, { one: 'Ein weiterer Kalender hat ein Problem.', other: '# weitere Kalender haben ein Problem.' }),
    solve: 'Was ist zu tun?',
  },
};
