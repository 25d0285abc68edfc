import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'כניסה',
  byMail: 'שליחת קישור כניסה בדוא״ל',
  byMailHint: 'אם הכתובת הזאת יכולה להיכנס כאן, קישור כבר בדרך. הוא פועל פעם אחת, בתוך 15 דקות.',
  sendLink: 'שליחת קישור',
  byPassword: 'כניסה עם סיסמה',
  forgotWithMail: 'אפשר לקבל קישור בדוא״ל. אחרי הכניסה, יש לבחור סיסמה חדשה בהגדרות.',
  forgotText: 'אפשר לבקש ממי שמפעיל את השרת קישור לבחירת סיסמה חדשה.',
  forgotOwn: 'השרת מופעל על ידך? הפקודה הזאת מציגה קישור כזה:',
};
