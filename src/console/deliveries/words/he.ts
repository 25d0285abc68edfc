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
  mail: {
    off: 'השרת הזה לא שולח דוא״ל. המוזמנים והמארחים לא מקבלים אישורים ותזכורות.',
    kept: 'השרת הזה לא שולח דוא״ל. הוא רק שומר את ההודעות, לקריאה במחשב שבו הוא פועל.',
    underWay: (address) => `בדרך אל \u2068${address}\u2069.`,
    noCalendarFile: 'אין בה קובץ יומן, כדי שפגישה בדויה לא תיכנס ליומן שלך.',
    preview: {
      titles: { 'event.created': 'הודעת אישור', 'event.reminder': 'הודעת תזכורת' },
      language: 'שפה',
      form: { label: 'תצוגה', html: 'מעוצב', text: 'טקסט בלבד' },
      subject: 'נושא',
      content: 'תוכן ההודעה',
      note: 'השם והמועד הם דוגמאות. הקישורים לא פועלים כאן.',
      unsaved: 'שינויים שלא נשמרו אינם כלולים.',
      send: 'שליחה אליי',
    },
    intro: 'האם הודעות על פגישות נשלחות, ואילו לא הגיעו.',
    sending: 'שליחה',
    operator: 'מי שמפעיל את השרת יכול להגדיר שרת דוא״ל.',
    sender: (address) => `ההודעות נשלחות מהכתובת \u2068${address}\u2069.`,
    test: 'שליחת הודעת בדיקה אליי',
    testTo: (address) => `הודעת בדיקה אל \u2068${address}\u2069`,
    statuses: { pending: 'בדרך', succeeded: 'נשלחה', failed: 'נכשלה', skipped: 'לא נשלחה' },
    lastDay: '24 השעות האחרונות',
    counts: { sent: 'נשלחו', waiting: 'ממתינות', overdue: 'באיחור', failed: 'נכשלו' },
    countsHint:
      '”נשלחה” פירושו ששרת הדוא״ל קיבל את ההודעה. הודעה נחשבת מאחרת אחרי חמש דקות או שלושה ניסיונות. השרת ממשיך לנסות עד שלושה ימים.',
    undelivered: 'לא נמסרו',
    noneUndelivered: 'אף הודעה לא נכשלה ב־24 השעות האחרונות, ואין הודעה שעדיין נשלחת שוב אחרי שלושה ניסיונות.',
    kinds: {
      'event.created': 'אישור',
      'event.rescheduled': 'מועד חדש',
      'event.reassigned': 'מארח חדש',
      'event.canceled': 'ביטול',
      'event.reminder': 'תזכורת',
    },
    mailTo: (kind, address) => `${kind} אל \u2068${address}\u2069`,
    retried: 'בניסיון חוזר',
    serverText: (text) => `שרת הדוא״ל: ”\u2068${text}\u2069”`,
    serverStatus: (status) => `שרת הדוא״ל השיב: ${status}.`,
    silent: 'שרת הדוא״ל לא השיב.',
    nextAttempt: (when) => `הניסיון הבא ${when}`,
    booking: 'פתיחת הפגישה',
    bookingOf: (address) => `פתיחת הפגישה: \u2068${address}\u2069`,
  },
};
