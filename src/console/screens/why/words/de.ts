import { countingOf } from '../../../words/index.ts';
import type { WhyWords } from './en.ts';

const { counted } = countingOf('de');

export const words: WhyWords = {
  title: 'Warum fehlt eine Zeit?',
  parent: 'Terminarten',
  eventType: 'Terminart',
  date: 'Tag',
  previous: 'Voriger Tag',
  next: 'Nächster Tag',
  zone: 'Wie ein Gast in',
  day: 'Der Tag',
  open: 'Offene Zeiten',
  against: 'Was sie sperrt',
  starts: (date) => `Anfangszeiten am ${date}`,
  offered: 'Wird angeboten',
  notOffered: 'Wird nicht angeboten',
  count: (offered, all) => `${offered} von ${all} werden angeboten`,
  none: 'An diesem Tag gibt es keine Anfangszeiten: Er liegt außerhalb Ihrer Zeiten.',
  noSchedule: 'Sie haben keinen Zeitplan, deshalb wird nichts angeboten.',
  editHours: 'Zeiten bearbeiten',
  inactive: 'Diese Terminart ist ausgeschaltet, deshalb wird nichts angeboten.',
  editEventType: 'Terminart öffnen',
  somebody: 'jemandem',
  aCalendar: 'Ein verbundener Kalender',
  perPeriod: { day: 'pro Tag', week: 'pro Woche', month: 'pro Monat', year: 'pro Jahr' },
  withinPeriod: { day: 'an diesem Tag', week: 'in dieser Woche', month: 'in diesem Monat', year: 'in diesem Jahr' },
  bands: {
    open: (range) => `Offen ${range}`,
    override: (range) => `Offen ${range}, nur an diesem Tag`,
    closed: 'Geschlossen',
    booked: (name, range) => `Gebucht: ${name}, ${range}`,
    breaks: 'Pause um eine Buchung',
    calendar: (name, range) => `„${name}“ ist belegt ${range}`,
    unread: (name) => `${name} wurde nur bis hierher gelesen`,
    notice: (length) => `Zu bald: Ihr Vorlauf ist ${length}`,
    window: 'Zu weit im Voraus',
    limit: (count, perPeriod) => `Grenze erreicht: ${count} ${perPeriod}`,
  },
  sentences: {
    off_grid: 'Auf diese Minute fällt keine Anfangszeit.',
    outside_hours: 'Das liegt außerhalb Ihrer Zeiten.',
    closed: 'Zu dieser Zeit haben Sie geschlossen.',
    taken: 'Zu dieser Zeit sind Sie belegt.',
    booked: (name, range) => `Gebucht mit ${name}, ${range}.`,
    tooClose: (name, range) => `Zu nah an der Buchung mit ${name}, ${range}: Sie halten eine Pause frei.`,
    calendar: (name, range, ago) => `Ihr Kalender „${name}“ ist belegt ${range} (gelesen ${ago}).`,
    tooCloseToCalendar: (name, range) =>
      `Zu nah an einem Eintrag in Ihrem Kalender „${name}“, ${range}: Sie halten eine Pause frei.`,
    unread: (name) => `${name} wurde nur bis hierher gelesen, deshalb wird nichts angeboten.`,
    notice: (length) => `Zu bald: Buchungen brauchen ${length} Vorlauf.`,
    window: (last) => `Zu weit im Voraus: Man kann bis ${last} buchen.`,
    limit: (count, withinPeriod) =>
      `Es gibt schon ${counted(count, { one: '# Buchung', other: '# Buchungen' })} ${withinPeriod}, mehr lassen Sie nicht zu.`,
    limitUnknown: 'Es gibt schon so viele Buchungen, wie Sie zulassen.',
  },
};
