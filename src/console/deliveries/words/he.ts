import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('he');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'התוכנה לא הגיבה בזמן.',
    unreachable: 'לא ניתן להגיע לכתובת.',
    refused_address: 'השרת הזה לא שולח דבר לכתובת הזאת.',
    unexpected_status: 'התוכנה דחתה אותה.',
    webhook_gone: 'התוכנה הודיעה שהכתובת כבר לא קיימת.',
    webhook_silent: 'התוכנה לא הגיבה כבר ימים, ולכן ה־Webhook הושהה.',
    restored: 'היא לא נשלחה שוב אחרי שחזור מגיבוי.',
  },
  answered: (status) => `תשובה: ${status}`,
  attempts: (count) => counted(count, { one: 'ניסיון אחד', two: 'שני ניסיונות', other: '# ניסיונות' }),
  nextAttempt: (when) => `הניסיון הבא ${when}`,
};
