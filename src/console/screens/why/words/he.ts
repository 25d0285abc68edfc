import { countingOf } from '../../../words/index.ts';
import type { WhyWords } from './en.ts';

const { counted, number } = countingOf('he');

export const words: WhyWords = {
  title: 'למה מועד מסוים חסר?',
  parent: 'סוגי פגישות',
  eventType: 'סוג פגישה',
  date: 'יום',
  previous: 'היום הקודם',
  next: 'היום הבא',
  zone: 'אזור הזמן של המוזמן',
  day: 'היום',
  open: 'שעות פתוחות',
  against: 'מה חוסם אותן',
  starts: (date) => `שעות התחלה ב${date}`,
  offered: 'מוצע',
  notOffered: 'לא מוצע',
  count: (offered, all) => `${number(offered)} מתוך ${number(all)} מוצעות`,
  none: 'אין שעות התחלה ביום הזה: הוא מחוץ לשעות שלך.',
  noSchedule: 'אין לך מערכת שעות, ולכן לא מוצע דבר.',
  editHours: 'עריכת השעות שלך',
  inactive: 'סוג הפגישה הזה כבוי, ולכן לא מוצע דבר.',
  editEventType: 'פתיחת סוג הפגישה',
  someone: 'מישהו',
  aCalendar: 'יומן מחובר',
  perPeriod: { day: 'ליום', week: 'לשבוע', month: 'לחודש', year: 'לשנה' },
  withinPeriod: { day: 'ביום הזה', week: 'בשבוע הזה', month: 'בחודש הזה', year: 'בשנה הזאת' },
  bands: {
    open: (range) => `פתוח ${range}`,
    override: (range) => `פתוח ${range}, רק ביום הזה`,
    closed: 'סגור',
    booked: (name, range) => `תפוס: \u2068${name}\u2069, ${range}`,
    breaks: 'הפסקה סביב פגישה',
    calendar: (name, range) => `”\u2068${name}\u2069” תפוס ${range}`,
    unread: (name) => `\u2068${name}\u2069 נקרא רק עד כאן`,
    notice: (length) => `בהתראה קצרה מדי: נדרשת התראה של ${length}`,
    window: 'רחוק מדי',
    limit: (count, perPeriod) => `המגבלה הושגה: ${number(count)} ${perPeriod}`,
  },
  sentences: {
    off_grid: 'שום שעת התחלה אינה חלה בדקה הזאת.',
    outside_hours: 'זה מחוץ לשעות שלך.',
    closed: 'בזמן הזה לא ניתן לקבוע אצלך פגישות.',
    taken: 'הזמן הזה תפוס אצלך.',
    booked: (name, range) => `פגישה עם \u2068${name}\u2069, ${range}.`,
    tooClose: (name, range) => `קרוב מדי לפגישה עם \u2068${name}\u2069, ${range}: יש אצלך הפסקה סביב פגישות.`,
    calendar: (name, range, ago) => `היומן ”\u2068${name}\u2069” תפוס ${range} (נקרא ${ago}).`,
    tooCloseToCalendar: (name, range) =>
      `קרוב מדי למה שביומן ”\u2068${name}\u2069”, ${range}: יש אצלך הפסקה סביב פגישות.`,
    unread: (name) => `\u2068${name}\u2069 נקרא רק עד כאן, ולכן לא מוצע דבר.`,
    notice: (length) => `בהתראה קצרה מדי: יש לקבוע לפחות ${length} מראש.`,
    window: (last) => `רחוק מדי: אפשר לקבוע עד ${last}.`,
    limit: (count, withinPeriod) =>
      `יש כבר ${counted(count, { one: 'פגישה אחת', two: 'שתי פגישות', other: '# פגישות' })} ${withinPeriod}, כמספר המותר אצלך.`,
    limitUnknown: 'יש כבר פגישות כמספר המותר אצלך.',
  },
};
