import { countingOf } from '../../../words/index.ts';
import type { BookingsWords } from './en.ts';

const { counted } = countingOf('sv');

export const words: BookingsWords = {
  title: 'Bokningar',
  search: 'Sök namn eller e-post',
  copyLink: 'Kopiera bokningslänken',
  newBooking: 'Ny bokning',
  download: 'Ladda ner CSV',
  views: { label: 'Vilka bokningar', upcoming: 'Kommande', past: 'Tidigare', canceled: 'Avbokade' },
  next: {
    label: 'Nästa bokning',
    soon: (when) => `Nästa · ${when}`,
    now: (until) => `Nu · till ${until}`,
    title: (eventType, invitee) => (eventType ? `${eventType} med ${invitee}` : invitee),
    inCity: (time, city) => `${time} i ${city}`,
    quoted: (text) => `”${text}”`,
    open: 'Öppna',
  },
  filters: {
    eventType: 'Mötestyp',
    everyEventType: 'Alla mötestyper',
    host: 'Värd',
    everyHost: 'Alla värdar',
    outcome: 'Utfall',
    everyOutcome: 'Alla utfall',
    noShow: 'Kom inte',
  },
  empty: {
    upcoming: 'Inga kommande bokningar',
    upcomingText: 'Skicka din bokningslänk till någon. Bokningen visas sedan här.',
    past: 'Inga tidigare bokningar',
    pastText: 'Bokningar hamnar här när de är över.',
    canceled: 'Inga avbokningar',
    canceledText: 'Bokningar som du eller en inbjuden avbokar visas här.',
    eventTypes: 'Visa dina mötestyper',
    search: 'Inga bokningar hittades',
    searchText: 'Sökningen hittar början av namn och e-postadresser. Bokningen kan också finnas på en annan flik.',
    clear: 'Rensa sökning och filter',
  },
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
  problem: {
    stale: (name, when) =>
      `Din kalender ”${name}” lästes senast ${when}. De senast kända upptagna tiderna blockerar fortfarande bokningar.`,
    neverRead: (name) => `Din kalender ”${name}” har inte lästs än.`,
    closed: (name) => `Din kalender ”${name}” går inte att läsa, så ingen av dina tider erbjuds.`,
    kept: (name) =>
      `Din kalender ”${name}” går inte att läsa. De senast kända upptagna tiderna blockerar fortfarande bokningar.`,
    more: (count) =>
      counted(count, { one: 'Ytterligare en kalender har problem.', other: 'Ytterligare # kalendrar har problem.' }),
    solve: 'Se vad du kan göra',
  },
};
