import { countingOf } from '../../../words/index.ts';
import type { WhyWords } from './en.ts';

const { counted, number } = countingOf('nl');

export const words: WhyWords = {
  title: 'Waarom ontbreekt een tijd?',
  parent: 'Afspraaktypen',
  eventType: 'Afspraaktype',
  date: 'Dag',
  previous: 'Vorige dag',
  next: 'Volgende dag',
  zone: 'Tijdzone van de genodigde',
  day: 'De dag',
  open: 'Open tijden',
  against: 'Wat ze blokkeert',
  starts: (date) => `Begintijden op ${date}`,
  offered: 'Aangeboden',
  notOffered: 'Niet aangeboden',
  count: (offered, all) => `${number(offered)} van ${number(all)} aangeboden`,
  none: 'Op deze dag zijn er geen begintijden: hij valt buiten uw tijden.',
  noSchedule: 'U hebt geen rooster, dus wordt er niets aangeboden.',
  editHours: 'Uw tijden bewerken',
  inactive: 'Dit afspraaktype staat uit, dus wordt er niets aangeboden.',
  editEventType: 'Afspraaktype openen',
  someone: 'iemand',
  aCalendar: 'Een gekoppelde agenda',
  perPeriod: { day: 'per dag', week: 'per week', month: 'per maand', year: 'per jaar' },
  withinPeriod: { day: 'op deze dag', week: 'in deze week', month: 'in deze maand', year: 'in dit jaar' },
  bands: {
    open: (range) => `Open ${range}`,
    override: (range) => `Open ${range}, alleen op deze dag`,
    closed: 'Gesloten',
    booked: (name, range) => `Geboekt: ${name}, ${range}`,
    breaks: 'Pauze rond een boeking',
    calendar: (name, range) => `‘${name}’ is bezet ${range}`,
    unread: (name) => `${name} is maar tot hier gelezen`,
    notice: (length) => `Te kort van tevoren: uw minimale termijn is ${length}`,
    window: 'Te ver vooruit',
    limit: (count, perPeriod) => `Limiet bereikt: ${number(count)} ${perPeriod}`,
  },
  sentences: {
    off_grid: 'Op deze minuut valt geen begintijd.',
    outside_hours: 'Dit valt buiten uw tijden.',
    closed: 'U neemt dan geen boekingen aan.',
    taken: 'U bent dan bezet.',
    booked: (name, range) => `Geboekt met ${name}, ${range}.`,
    tooClose: (name, range) => `Te dicht bij de boeking met ${name}, ${range}: u houdt een pauze rond boekingen.`,
    calendar: (name, range, ago) => `Uw agenda ‘${name}’ is bezet ${range} (${ago} gelezen).`,
    tooCloseToCalendar: (name, range) =>
      `Te dicht bij wat in uw agenda ‘${name}’ staat, ${range}: u houdt een pauze rond boekingen.`,
    unread: (name) => `${name} is maar tot hier gelezen, dus wordt er niets aangeboden.`,
    notice: (length) => `Te kort van tevoren: boeken moet minstens ${length} vooraf.`,
    window: (last) => `Te ver vooruit: er kan tot ${last} geboekt worden.`,
    limit: (count, withinPeriod) =>
      `Er ${counted(count, { one: 'is al # boeking', other: 'zijn al # boekingen' })} ${withinPeriod}, meer staat u niet toe.`,
    limitUnknown: 'Er zijn al zoveel boekingen als u toestaat.',
  },
};
