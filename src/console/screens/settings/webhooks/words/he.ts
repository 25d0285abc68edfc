import { countingOf } from '../../../../words/index.ts';
import type { WebhooksWords } from './en.ts';

const { counted } = countingOf('he');

export const words: WebhooksWords = {
  intro: 'Webhook מודיע לתוכנה אחרת על הפגישות שלך ברגע שמשהו קורה.',
  add: 'הוספת Webhook',
  empty: 'אין עדיין Webhooks',
  emptyText: 'נא להוסיף כתובת של תוכנה שצריכה לדעת על פגישות חדשות, פגישות שמועדן שונה ופגישות שבוטלו.',
  address: 'כתובת',
  addressHint: 'כתובת https של התוכנה.',
  events: 'על מה להודיע',
  kinds: {
    'event.created': 'פגישות חדשות',
    'event.rescheduled': 'פגישות שמועדן שונה',
    'event.canceled': 'פגישות שבוטלו',
    'event.no_show': 'אי־הגעה',
  },
  isOn: 'פעיל',
  paused: 'מושהה',
  edit: 'עריכת ה־Webhook',
  test: 'שליחת בדיקה',
  tested: 'הודעת בדיקה בדרך.',
  secret: 'סוד החתימה',
  secretHint: 'התוכנה משתמשת בו כדי לבדוק שההודעה באה ממך.',
  showSecret: 'הצגת הסוד',
  rotate: 'סוד חדש',
  rotateText: 'במשך 24 שעות ההודעות נחתמות גם בסוד הישן, כך שיש זמן להחליף אותו בתוכנה.',
  remove: 'הסרת ה־Webhook',
  removeText: 'הודעות שעדיין לא נמסרו לא יישלחו.',
  deliveries: 'הודעות ב־30 הימים האחרונים',
  noDeliveries: 'עדיין לא נשלח דבר.',
  states: { pending: 'בהמתנה', succeeded: 'נמסרה', failed: 'נכשלה' },
  testMessage: 'הודעת בדיקה',
  reasons: {
    timeout: 'התוכנה לא הגיבה בזמן.',
    unreachable: 'לא ניתן להגיע לכתובת.',
    unexpected_status: 'התוכנה דחתה אותה.',
    webhook_gone: 'התוכנה הודיעה שהכתובת כבר לא קיימת.',
    webhook_silent: 'התוכנה לא הגיבה כבר ימים, ולכן ה־Webhook הושהה.',
    restored: 'היא לא נשלחה שוב אחרי שחזור מגיבוי.',
  },
  answered: (status) => `תשובה: ${status}`,
  attempts: (count) => counted(count, { one: 'ניסיון אחד', two: 'שני ניסיונות', other: '# ניסיונות' }),
  nextAttempt: (when) => `הניסיון הבא ${when}`,
  payload: 'מה שנשלח',
  redeliver: 'שליחה מחדש',
};
