import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('he');

export const words: ContactWords = {
  write: 'כתיבת דוא״ל',
  person: 'אדם',
  name: 'שם',
  email: 'כתובת דוא״ל',
  timezone: 'אזור זמן',
  bookings: (count) => counted(count, { one: 'פגישה אחת', two: 'שתי פגישות', other: '# פגישות' }),
  noShows: (count) => counted(count, { one: 'אי־הגעה אחת', two: 'שתי אי־הגעות', other: '# אי־הגעות' }),
  noBookings: 'אין פגישות',
  noBookingsText: 'כאן מופיעות כל הפגישות של האדם הזה.',
  remove: {
    open: 'מחיקת איש הקשר',
    title: (name) => `למחוק את \u2068${name}\u2069?`,
    text: 'השם, הכתובת ואזור הזמן יוסרו מאנשי הקשר שלך. הפגישות יישארו כפי שהן. מי שיקבע שוב יופיע מחדש.',
    submit: 'מחיקת איש הקשר',
    done: (name) => `\u2068${name}\u2069 נמחק מאנשי הקשר שלך.`,
  },
};
