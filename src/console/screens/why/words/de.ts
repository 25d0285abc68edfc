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
  zone: 'Zeitzone des Gastes',
  day: 'Der Tag',
  open: 'Verfügbar',
  against: 'Gesperrt durch',
  starts: (date) => `Startzeiten am ${date}`,
  offered: 'Wird angeboten',
  notOffered: 'Wird nicht angeboten',
  count: (offered, all) => `${offered} von ${all} werden angeboten`,
  none: 'An diesem Tag gibt es keine Startzeiten: Er liegt außerhalb Ihrer Zeiten.',
  noSchedule: 'Sie haben keinen Zeitplan, deshalb wird nichts angeboten.',
  editHours: 'Zeiten bearbeiten',
  inactive: 'Diese Terminart ist ausgeschaltet, deshalb wird nichts angeboten.',
  editEventType: 'Terminart öffnen',
  someone: 'jemand',
  aCalendar: 'Ein verbundener Kalender',
  perPeriod: { day: 'pro Tag', week: 'pro Woche', month: 'pro Monat', year: 'pro Jahr' },
  withinPeriod: { day: 'an diesem Tag', week: 'in dieser Woche', month: 'in diesem Monat', year: 'in diesem Jahr' },
  bands: {
    open: (range) => `Verfügbar ${range}`,
    override: (range) => `Verfügbar ${range}, nur an diesem Tag`,
    closed: 'Nicht verfügbar',
    booked: (name, range) => `Gebucht: ${name}, ${range}`,
    breaks: 'Puffer um eine Buchung',
    calendar: (name, range) => `„${name}“: belegt ${range}`,
    unread: (name) => `${name} wurde nur bis hierher gelesen`,
    notice: (length) => `Zu kurzfristig: ${length} Vorlauf nötig`,
    window: 'Zu weit im Voraus',
    limit: (count, perPeriod) => `Limit erreicht: ${count} ${perPeriod}`,
  },
  sentences: {
    off_grid: 'Um diese Uhrzeit beginnt kein Termin.',
    outside_hours: 'Das liegt außerhalb Ihrer Zeiten.',
    closed: 'Zu dieser Zeit nehmen Sie keine Buchungen an.',
    taken: 'Diese Zeit ist schon belegt.',
    booked: (name, range) => `Schon gebucht: ${name}, ${range}.`,
    tooClose: (name, range) => `Zu nah an einer Buchung (${name}, ${range}): Davor und danach gilt Ihr Puffer.`,
    calendar: (name, range, ago) => `In Ihrem Kalender „${name}“ belegt: ${range} (gelesen ${ago}).`,
    tooCloseToCalendar: (name, range) =>
      `Zu nah an einem Eintrag in Ihrem Kalender „${name}“ (${range}): Um Buchungen gilt Ihr Puffer.`,
    unread: (name) => `${name} wurde nur bis hierher gelesen, deshalb wird nichts angeboten.`,
    notice: (length) => `Zu kurzfristig: Buchungen brauchen ${length} Vorlauf.`,
    window: (last) => `Zu weit im Voraus: Man kann bis ${last} buchen.`,
    limit: (count, withinPeriod) =>
      `Es gibt schon ${counted(count, { one: '# Buchung', other: '# Buchungen' })} ${withinPeriod}, mehr lassen Sie nicht zu.`,
    limitUnknown: 'Es gibt schon so viele Buchungen, wie Sie zulassen.',
  },
};
