import { countingOf } from '../../../words/index.ts';
import type { BookingsWords } from './en.ts';

const { counted } = countingOf('he');

export const words: BookingsWords = {
  title: 'פגישות',
  search: 'חיפוש שם או דוא״ל',
  copyLink: 'העתקת קישור לקביעה',
  newBooking: 'פגישה חדשה',
  download: 'הורדת CSV',
  views: { label: 'אילו פגישות', upcoming: 'קרובות', past: 'קודמות', canceled: 'שבוטלו' },
  next: {
    label: 'הפגישה הבאה',
    soon: (when) => `הבאה · ${when}`,
    now: (until) => `עכשיו · עד ${until}`,
    title: (eventType, invitee) => (eventType ? `\u2068${eventType}\u2069 עם \u2068${invitee}\u2069` : invitee),
    inCity: (time, city) => `${time} לפי שעון ${city}`,
    quoted: (text) => `”\u2068${text}\u2069”`,
    open: 'פתיחה',
  },
  filters: {
    eventType: 'סוג פגישה',
    everyEventType: 'כל סוגי הפגישות',
    host: 'מארח',
    everyHost: 'כל המארחים',
    outcome: 'תוצאה',
    everyOutcome: 'כל תוצאה',
    noShow: 'לא הגיעו',
  },
  empty: {
    upcoming: 'אין פגישות קרובות',
    upcomingText: 'אפשר לשלוח למישהו את הקישור לקביעת פגישה. הפגישה תופיע כאן.',
    past: 'אין פגישות קודמות',
    pastText: 'פגישות עוברות לכאן אחרי שהן מסתיימות.',
    canceled: 'אין פגישות שבוטלו',
    canceledText: 'כאן מופיעות פגישות שבוטלו על ידך או על ידי מוזמן.',
    eventTypes: 'הצגת סוגי הפגישות שלך',
    search: 'לא נמצאו פגישות',
    searchText: 'החיפוש מוצא התחלות של שמות ושל כתובות דוא״ל. ייתכן שהפגישה נמצאת בלשונית אחרת.',
    clear: 'ניקוי החיפוש והסינון',
  },
  deleted: {
    text: (count) =>
      counted(count, {
        one: 'פגישה אחת נמחקה מהיומן, אך לא בוטלה.',
        two: 'שתי פגישות נמחקו מהיומן, אך לא בוטלו.',
        other: '# פגישות נמחקו מהיומן, אך לא בוטלו.',
      }),
    decide: 'לבטל או להשאיר',
  },
  moved: {
    text: (count) =>
      counted(count, {
        one: 'פגישה אחת הוזזה ביומן, אך מועדה לא שונה.',
        two: 'שתי פגישות הוזזו ביומן, אך מועדן לא שונה.',
        other: '# פגישות הוזזו ביומן, אך מועדן לא שונה.',
      }),
    decide: 'לשנות מועד או להחזיר',
  },
  problem: {
    stale: (name, when) =>
      `היומן ”${name}” נקרא לאחרונה ${when}. הזמנים התפוסים האחרונים הידועים בו עדיין חוסמים קביעת פגישות.`,
    neverRead: (name) => `היומן ”${name}” עדיין לא נקרא.`,
    closed: (name) => `לא ניתן לקרוא את היומן ”${name}”, ולכן לא מוצע שום מועד שלך.`,
    kept: (name) => `לא ניתן לקרוא את היומן ”${name}”. הזמנים התפוסים האחרונים הידועים בו עדיין חוסמים קביעת פגישות.`,
    more: (count) =>
      counted(count, {
        one: 'ביומן אחד נוסף יש בעיה.',
        two: 'בשני יומנים נוספים יש בעיה.',
        other: 'ב־# יומנים נוספים יש בעיה.',
      }),
    solve: 'מה אפשר לעשות',
  },
};
