import type { InsecureWords } from './en.ts';

export const words: InsecureWords = {
  title: 'הכניסה בכתובת הזאת אינה בטוחה',
  why: (address) =>
    `פתחת את \u2068${address}\u2069 בלי HTTPS. כל מי שנמצא באותה רשת יכול לקרוא את הסיסמה שלך, ולכן איש אינו יכול להיכנס כאן.`,
  onServer: 'במחשב שמפעיל את השרת, יש לפתוח:',
  elsewhere: 'כדי להיכנס ממכשירים אחרים, יש להציב HTTPS לפני השרת, למשל עם Caddy:',
  thenOpen: 'לאחר מכן יש להפעיל את השרת כאשר PUBLIC_URL מוגדר לכתובת הזאת ו־\u2068TRUST_PROXY=1\u2069.',
};
