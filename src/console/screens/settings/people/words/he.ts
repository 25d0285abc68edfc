import { countingOf } from '../../../../words/index.ts';
import type { PeopleWords } from './en.ts';

const { number } = countingOf('he');

export const words: PeopleWords = {
  text: 'כל אחד נכנס כאן עם סיסמה או מפתח גישה משלו. מנהלים יכולים לראות ולשנות הכול בחשבון הזה, חברים רק את מה ששייך להם.',
  invite: 'הזמנת אדם',
  email: 'כתובת דוא״ל',
  firstName: 'שם פרטי',
  lastName: 'שם משפחה',
  role: 'תפקיד',
  roleOf: (name) => `התפקיד של \u2068${name}\u2069`,
  roles: { owner: 'בעלים', admin: 'מנהל', member: 'חבר' },
  send: 'יצירת הזמנה',
  invited: (name) => `נא לשלוח אל \u2068${name}\u2069 את הקישור הזה. הוא מוצג רק עכשיו.`,
  mailed: (address) => `ההזמנה בדרך אל ${address}.`,
  copyLink: 'העתקת קישור ההזמנה',
  invitedUntil: (when) => `נשלחה הזמנה, הקישור בתוקף עד ${when}`,
  notInvited: 'אינו נכנס',
  inviteAgain: 'הזמנה מחדש',
  you: 'אני',
  remove: (name) => `הסרת \u2068${name}\u2069`,
  removeTitle: (name) => `להסיר את \u2068${name}\u2069?`,
  removeText: 'האדם הזה ינותק, מפתחות ה־API וסוגי הפגישות שלו יכובו, והיומנים שלו ינותקו.',
  hosts: (count) => `פגישות קרובות: ${number(count)}`,
  decide: 'מה יקרה להן?',
  choices: { reassign: 'להעביר אותן לאדם אחר בצוות', cancel: 'לבטל אותן' },
  colleague: 'למי',
  colleagueHint: 'כל פגישה שזמנה פנוי אצלו תעבור אליו, גם מחוץ לשעות העבודה שלו. המוזמנים יקבלו הודעה.',
  reason: 'סיבה',
  reasonHint: 'המוזמנים יראו אותה.',
  progress: (done, total) => `${number(done)} מתוך ${number(total)}`,
  reassigned: (count, name) => `הועברו אל \u2068${name}\u2069: ${number(count)}`,
  clashes: (name) => `הזמנים האלה תפוסים אצל \u2068${name}\u2069. נא לבחור מה יקרה לפגישות האלה.`,
  placeless: (name) =>
    `המקום של הפגישות האלה שייך למארח עצמו. נא לפתוח כל אחת מהן כדי להעביר אותה ולציין היכן נפגשים עם \u2068${name}\u2069.`,
  demoteTitle: (name) => `להפוך את \u2068${name}\u2069 לחבר?`,
  demoteText: 'מעתה תהיה גישה רק למה ששייך לו או לה.',
  keysStay:
    'מפתחות ה־API האלה נוצרו על ידי האדם הזה. מפתח יכול לעשות כל מה שההרשאות שלו מתירות, בלי קשר לתפקיד של מי שיצר אותו.',
  revokeKeys: 'שלילת מפתחות ה־API האלה',
  demote: 'שינוי תפקיד',
  notNow: 'לא עכשיו',
  confirmReassign: 'העברה והסרה',
  confirmCancel: 'ביטול והסרה',
  confirmRemove: 'הסרה',
  removed: (name) => `\u2068${name}\u2069 הוסר.`,
};
