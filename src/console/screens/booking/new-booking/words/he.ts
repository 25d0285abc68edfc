import type { NewBookingWords } from './en.ts';

export const words: NewBookingWords = {
  title: 'פגישה חדשה',
  text: 'קביעת מועד למי שהתקשרו או כתבו אליך.',
  eventType: 'סוג פגישה',
  length: 'משך',
  time: 'מועד',
  invitee: 'המוזמן',
  contact: { name: 'שם', email: 'כתובת דוא״ל' },
  zone: 'אזור זמן',
  zoneHint: 'של המוזמן. הודעות הדוא״ל אליו מציינות את השעה שם.',
  language: 'שפה',
  languageHint: 'הודעות הדוא״ל אל המוזמן נכתבות בשפה הזאת.',
  choose: 'נא לבחור',
  chooseTime: 'נא לבחור תחילה מועד.',
  incomplete: 'חלק מהתשובות חסרות או שגויות. נא לבדוק את השדות המסומנים.',
  none: 'אין סוגי פגישות פעילים',
  noneText: 'אחרי הפעלה או יצירה של סוג פגישה אפשר לקבוע כאן מועדים.',
  toEventTypes: 'לסוגי הפגישות',
  faults: {
    required: 'נא לענות על השאלה.',
    tooLong: (max) => `לכל היותר ${max} תווים.`,
    tooMany: (max) => `לכל היותר ${max} כתובות.`,
    email: 'נא להזין כתובת דוא״ל כגון \u2068name@example.org\u2069.',
    phone: 'נא להזין מספר טלפון עם קידומת מדינה כגון \u2068+49 30 123456\u2069.',
    unreadable: 'נא להסיר תווי בקרה ותווים שמשנים את כיוון הטקסט.',
  },
};
