import { countingOf } from '../../../../words/index.ts';
import type { NoticesWords } from './en.ts';

const { counted } = countingOf('sv');

export const words: NoticesWords = {
  deleted: {
    text: (count) =>
      counted(count, {
        one: 'En bokning har tagits bort ur kalendern men är inte avbokad.',
        other: '# bokningar har tagits bort ur kalendern men är inte avbokade.',
      }),
    decide: 'Avboka eller behåll',
  },
  moved: {
    text: (count) =>
      counted(count, {
        one: 'En bokning ligger på en annan tid i kalendern men är inte flyttad.',
        other: '# bokningar ligger på en annan tid i kalendern men är inte flyttade.',
      }),
    decide: 'Flytta eller återställ',
  },
  hostless: {
    off: (title) => `”${title}” är avstängd, eftersom ingen värd är kvar.`,
    solve: 'Välj värdar',
    solveAlone: 'Slå på och var själv värd',
  },
  undelivered: {
    mails: (count) =>
      counted(count, {
        one: 'Ett mejl om en bokning kunde inte levereras.',
        other: '# mejl om bokningar kunde inte levereras.',
      }),
    calendar: (name) => `Den senaste bokningen kunde inte skrivas in i din kalender ”${name}”.`,
  },
  problem: {
    stale: (name, when) =>
      `Din kalender ”${name}” lästes senast ${when}. De senast kända upptagna tiderna blockerar fortfarande bokningar.`,
    neverRead: (name) => `Din kalender ”${name}” har inte lästs än.`,
    closed: (name) => `Din kalender ”${name}” går inte att läsa, så ingen av dina tider erbjuds.`,
    kept: (name) =>
      `Din kalender ”${name}” går inte att läsa. De senast kända upptagna tiderna blockerar fortfarande bokningar.`,
    colleague: (host, name) => `Det är problem med kalendern ”${name}” som tillhör ${host}.`,
    more: (count) =>
      counted(count, { one: 'Ytterligare en kalender har problem.', other: 'Ytterligare # kalendrar har problem.' }),
    solve: 'Se vad du kan göra',
  },
};
