import { countingOf } from '../../../words/index.ts';
import type { WhyWords } from './en.ts';

const { counted, number } = countingOf('sv');

export const words: WhyWords = {
  title: 'Varför saknas en tid?',
  parent: 'Mötestyper',
  eventType: 'Mötestyp',
  date: 'Dag',
  previous: 'Föregående dag',
  next: 'Nästa dag',
  zone: 'Den inbjudnas tidszon',
  day: 'Dagen',
  open: 'Öppna tider',
  against: 'Vad som blockerar dem',
  starts: (date) => `Starttider på ${date}`,
  offered: 'Erbjuds',
  notOffered: 'Erbjuds inte',
  count: (offered, all) => `${number(offered)} av ${number(all)} erbjuds`,
  none: 'Det finns inga starttider den här dagen: den ligger utanför dina tider.',
  noSchedule: 'Du har inget schema, så ingenting erbjuds.',
  editHours: 'Redigera dina tider',
  inactive: 'Mötestypen är av, så ingenting erbjuds.',
  editEventType: 'Öppna mötestypen',
  someone: 'någon',
  aCalendar: 'En ansluten kalender',
  perPeriod: { day: 'per dag', week: 'per vecka', month: 'per månad', year: 'per år' },
  withinPeriod: {
    day: 'den här dagen',
    week: 'den här veckan',
    month: 'den här månaden',
    year: 'det här året',
  },
  bands: {
    open: (range) => `Öppet ${range}`,
    override: (range) => `Öppet ${range}, bara den här dagen`,
    closed: 'Stängt',
    booked: (name, range) => `Bokat: ${name}, ${range}`,
    breaks: 'Paus kring en bokning',
    calendar: (name, range) => `”${name}” är upptagen ${range}`,
    unread: (name) => `${name} har bara lästs hit`,
    notice: (length) => `För kort varsel: din framförhållning är ${length}`,
    window: 'För långt fram',
    limit: (count, perPeriod) => `Gränsen är nådd: ${number(count)} ${perPeriod}`,
  },
  sentences: {
    off_grid: 'Ingen starttid infaller på den här minuten.',
    outside_hours: 'Det här är utanför dina tider.',
    closed: 'Du har stängt då.',
    taken: 'Du är upptagen då.',
    booked: (name, range) => `Bokat med ${name}, ${range}.`,
    tooClose: (name, range) => `För nära bokningen med ${name}, ${range}: du har paus kring bokningar.`,
    calendar: (name, range, ago) => `Din kalender ”${name}” är upptagen ${range} (lästes ${ago}).`,
    tooCloseToCalendar: (name, range) =>
      `För nära det som finns i din kalender ”${name}”, ${range}: du har paus kring bokningar.`,
    unread: (name) => `${name} har bara lästs hit, så ingenting erbjuds.`,
    notice: (length) => `För kort varsel: bokningar kräver ${length} framförhållning.`,
    window: (last) => `För långt fram: det går att boka till ${last}.`,
    limit: (count, withinPeriod) =>
      `Det finns redan ${counted(count, { one: '# bokning', other: '# bokningar' })} ${withinPeriod}, så många som du tillåter.`,
    limitUnknown: 'Det finns redan så många bokningar som du tillåter.',
  },
};
