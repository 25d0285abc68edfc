import { countingOf } from '../../../words/index.ts';
import type { ContactsWords } from './en.ts';

const { counted } = countingOf('he');

export const words: ContactsWords = {
  search: 'חיפוש שם או דוא״ל',
  count: (total) => counted(total, { one: 'איש קשר אחד', two: 'שני אנשי קשר', other: '# אנשי קשר' }),
  bookings: (count) => counted(count, { one: 'פגישה אחת', two: 'שתי פגישות', other: '# פגישות' }),
  noShows: (count) => counted(count, { one: 'אי־הגעה אחת', two: 'שתי אי־הגעות', other: '# אי־הגעות' }),
  next: (day) => `הבאה: ${day}`,
  last: (day) => `האחרונה: ${day}`,
  empty: 'אין עדיין אנשי קשר',
  emptyText: 'כל מי שקובע איתך מופיע כאן, עם כל הפגישות.',
  nobody: 'לא נמצאו אנשי קשר',
  nobodyText: (text) => `אין שם או כתובת דוא״ל שמכילים ”\u2068${text}\u2069”.`,
  clear: 'ניקוי החיפוש',
};
