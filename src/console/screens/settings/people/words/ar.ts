import { countingOf } from '../../../../words/index.ts';
import type { PeopleWords } from './en.ts';

const { number } = countingOf('ar');

export const words: PeopleWords = {
  text: 'يسجّل كل شخص هنا الدخول بكلمة مروره أو مفتاح مروره. يستطيع المديرون رؤية كل شيء في هذا الحساب وتغييره، أما الأعضاء فما يخصهم فقط.',
  invite: 'دعوة شخص',
  email: 'البريد الإلكتروني',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  role: 'الدور',
  roleOf: (name) => `دور \u2068${name}\u2069`,
  roles: { owner: 'مالك', admin: 'مدير', member: 'عضو' },
  send: 'إنشاء الدعوة',
  invited: (name) => `يُرجى إرسال هذا الرابط إلى \u2068${name}\u2069. لا يظهر إلا الآن.`,
  mailed: (address) => `الدعوة في طريقها إلى ${address}.`,
  copyLink: 'نسخ رابط الدعوة',
  invitedUntil: (when) => `مدعو حتى ${when}`,
  notInvited: 'لا يسجّل الدخول',
  inviteAgain: 'دعوة من جديد',
  inviteAgainFor: (name) => `دعوة \u2068${name}\u2069 من جديد`,
  you: 'أنت',
  remove: (name) => `إزالة \u2068${name}\u2069`,
  removeTitle: (name) => `هل تريد إزالة \u2068${name}\u2069؟`,
  removeText: 'يُسجَّل خروج هذا الشخص، وتتوقف مفاتيح API وأنواع اللقاءات الخاصة به، وتُفصل تقويماته.',
  hosts: (count) => `الحجوزات القادمة: ${number(count)}`,
  decide: 'ماذا يحدث لها؟',
  choices: { reassign: 'نقلها إلى زميل', cancel: 'إلغاؤها' },
  colleague: 'الزميل',
  colleagueHint: 'يُنقل إليه كل حجز يكون وقته متاحًا لديه، حتى خارج ساعات عمله. ويُشعَر المدعوون.',
  reason: 'السبب',
  reasonHint: 'سيراه المدعوون.',
  progress: (done, total) => `${number(done)} من ${number(total)}`,
  reassigned: (count, name) => `نُقل إلى \u2068${name}\u2069: ${number(count)}`,
  clashes: (name) => `\u2068${name}\u2069 مشغول في هذه الأوقات. يُرجى تحديد ما يحدث لهذه الحجوزات.`,
  placeless: (name) =>
    `مكان هذه الحجوزات خاص بالمضيف. يُرجى فتح كل حجز لنقله وتحديد مكان اللقاء مع \u2068${name}\u2069.`,
  notNow: 'ليس الآن',
  confirmReassign: 'نقل ثم إزالة',
  confirmCancel: 'إلغاء ثم إزالة',
  confirmRemove: 'إزالة',
  removed: (name) => `تمت إزالة \u2068${name}\u2069.`,
};
