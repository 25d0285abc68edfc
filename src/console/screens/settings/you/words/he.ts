import type { YouWords } from './en.ts';

export const words: YouWords = {
  firstName: 'שם פרטי',
  lastName: 'שם משפחה',
  email: 'כתובת דוא״ל',
  emailHint: 'לשם נשלח דוא״ל על הפגישות שלך.',
  emailWaiting: (address) => `שלחנו קישור אל \u2068${address}\u2069. הכתובת תשתנה עם פתיחתו.`,
  username: 'שם משתמש',
  usernameHint: (page) => `כתובת דף קביעת הפגישות שלך היא ${page}. קישורים עם שם משתמש קודם עדיין מובילים אליו.`,
  usernameUnavailable:
    'שם המשתמש הזה תפוס או שאינו מתאים לכתובת. יש לבחור שם אחר מאותיות, ספרות, נקודות, מקפים וקווים תחתונים.',
  zone: 'אזור זמן',
  zoneHint: 'מסך הניהול מציג את כל השעות באזור הזמן הזה. למערכת שעות יכול להיות אזור אחר.',
  clock: 'שעון',
  clock12: '12 שעות (\u20683:30 PM\u2069)',
  clock24: '24 שעות (15:30)',
  weekStart: 'השבוע מתחיל ביום',
  language: 'שפה',
  browserLanguage: 'כמו הדפדפן',
  about: 'קצת עליך',
  aboutHint: 'משפט שכולם קוראים בדף קביעת הפגישות שלך.',
  picture: 'תמונה',
  pictureHint: 'כתובת של תמונה שהמוזמנים רואים, שמתחילה ב־\u2068https://\u2069',
};
