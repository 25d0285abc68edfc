import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('he');

export const words: ContactWords = {
  write: 'כתיבת דוא״ל',
  person: 'אדם',
  name: 'שם',
  email: 'כתובת דוא״ל',
  timezone: 'אזור זמן',
  otherEmails: 'כתובות נוספות',
  bookings: (count) => counted(count, { one: 'פגישה אחת', two: 'שתי פגישות', other: '# פגישות' }),
  canceled: (count) => counted(count, { one: 'אחת בוטלה', two: 'שתיים בוטלו', other: '# בוטלו' }),
  noShows: (count) => counted(count, { one: 'אי־הגעה אחת', two: 'שתי אי־הגעות', other: '# אי־הגעות' }),
  noBookings: 'אין פגישות',
  noBookingsText: 'כאן מופיעות כל הפגישות של האדם הזה.',
  merge: {
    open: 'מיזוג אנשי קשר',
    title: (name) => `מיזוג איש קשר אחר אל \u2068${name}\u2069`,
    text: 'למי שקבע פגישות משתי כתובות דוא״ל.',
    search: 'חיפוש שם או דוא״ל',
    which: 'איש הקשר למיזוג',
    nobody: 'אין איש קשר אחר מתאים.',
    effect: ({ other, email, name }) =>
      `כל הפגישות של \u2068${other}\u2069 יעברו אל \u2068${name}\u2069. מי שיקבע פגישה עם \u2068${email}\u2069 יופיע בשם \u2068${name}\u2069. אי אפשר לבטל את הפעולה.`,
    submit: 'מיזוג',
    done: (other, name) => `\u2068${other}\u2069 מוזג אל \u2068${name}\u2069.`,
  },
  remove: {
    open: 'מחיקת איש הקשר',
    title: (name) => `למחוק את \u2068${name}\u2069?`,
    text: 'השם, הכתובת ואזור הזמן יוסרו מאנשי הקשר שלך. מי שיקבע שוב יופיע מחדש.',
    erase: 'למחוק גם את הנתונים בפגישות',
    eraseHint:
      'אחרת הפגישות יישארו כפי שהן. המחיקה מסירה שמות, כתובות, תשובות והערות מהפגישות, ואת הודעות הדוא״ל עליהן. המועדים נשארים. אי אפשר לבטל את הפעולה.',
    eraseLater: 'יש פגישה קרובה. כדי למחוק גם את הנתונים בפגישות, יש לבטל אותה קודם.',
    keepHint: 'אם איש הקשר יימחק בלי הנתונים, אפשר יהיה למחוק אותם רק אחרי קביעת פגישה נוספת עם אותה כתובת דוא״ל.',
    submit: 'מחיקת איש הקשר',
    done: (name) => `\u2068${name}\u2069 נמחק מאנשי הקשר שלך.`,
  },
};
