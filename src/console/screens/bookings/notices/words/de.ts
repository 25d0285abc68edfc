import { countingOf } from '../../../../words/index.ts';
import type { NoticesWords } from './en.ts';

const { counted } = countingOf('de');

export const words: NoticesWords = {
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
  hostless: {
    off: (title) => `„${title}“ ist ausgeschaltet, weil kein Gastgeber mehr übrig ist.`,
    solve: 'Gastgeber auswählen',
    solveAlone: 'Einschalten und selbst Gastgeber sein',
  },
  undelivered: {
    mails: (count) =>
      counted(count, {
        one: 'Eine E-Mail zu einer Buchung konnte nicht zugestellt werden.',
        other: '# E-Mails zu Buchungen konnten nicht zugestellt werden.',
      }),
    calendar: (name) => `Die letzte Buchung konnte nicht in Ihren Kalender „${name}“ eingetragen werden.`,
  },
  problem: {
    stale: (name, when) =>
      `Ihr Kalender „${name}“ wurde zuletzt ${when} gelesen. Die zuletzt bekannten belegten Zeiten bleiben gesperrt.`,
    neverRead: (name) => `Ihr Kalender „${name}“ wurde noch nicht gelesen.`,
    closed: (name) => `Ihr Kalender „${name}“ lässt sich nicht lesen. Deshalb wird keine Ihrer Zeiten angeboten.`,
    kept: (name) =>
      `Ihr Kalender „${name}“ lässt sich nicht lesen. Die zuletzt bekannten belegten Zeiten bleiben gesperrt.`,
    colleague: (host, name) => `Mit dem Kalender „${name}“ von ${host} gibt es ein Problem.`,
    more: (count) =>
      counted(count, { one: 'Ein weiterer Kalender hat ein Problem.', other: '# weitere Kalender haben ein Problem.' }),
    solve: 'Was ist zu tun?',
  },
};
