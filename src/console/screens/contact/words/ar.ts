import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('ar');

export const words: ContactWords = {
  write: 'كتابة رسالة',
  person: 'الشخص',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  timezone: 'المنطقة الزمنية',
  otherEmails: 'عناوين أخرى',
  bookings: (count) =>
    counted(count, {
      zero: 'لا حجوزات',
      one: 'حجز واحد',
      two: 'حجزان',
      few: '# حجوزات',
      many: '# حجزًا',
      other: '# حجز',
    }),
  canceled: (count) =>
    counted(count, {
      zero: 'لا حجوزات ملغاة',
      one: 'حجز ملغى واحد',
      two: 'حجزان ملغيان',
      few: '# حجوزات ملغاة',
      many: '# حجزًا ملغى',
      other: '# حجز ملغى',
    }),
  noShows: (count) =>
    counted(count, {
      zero: 'لا غياب',
      one: 'غياب واحد',
      two: 'غيابان',
      few: '# مرات غياب',
      many: '# مرة غياب',
      other: '# مرة غياب',
    }),
  noBookings: 'لا حجوزات',
  noBookingsText: 'يظهر هنا كل حجز لهذا الشخص.',
  merge: {
    open: 'دمج جهات الاتصال',
    title: (name) => `دمج جهة اتصال أخرى مع \u2068${name}\u2069`,
    text: 'لمن حجز بعنواني بريد إلكتروني.',
    search: 'بحث بالاسم أو البريد الإلكتروني',
    which: 'جهة الاتصال المراد دمجها',
    nobody: 'لا توجد جهة اتصال أخرى مطابقة.',
    effect: ({ other, email, name }) =>
      `تنتقل كل حجوزات \u2068${other}\u2069 إلى \u2068${name}\u2069. ومن يحجز بالعنوان \u2068${email}\u2069 يظهر باسم \u2068${name}\u2069. لا يمكن التراجع عن ذلك.`,
    submit: 'دمج',
    done: (other, name) => `أصبح \u2068${other}\u2069 و\u2068${name}\u2069 جهة اتصال واحدة.`,
  },
  remove: {
    open: 'حذف جهة الاتصال',
    title: (name) => `هل تريد حذف \u2068${name}\u2069؟`,
    text: 'يُزال الاسم والعنوان والمنطقة الزمنية من جهات اتصالك. من يحجز مرة أخرى يظهر من جديد.',
    erase: 'محو بياناته في الحجوزات أيضًا',
    eraseHint:
      'بدون ذلك تبقى الحجوزات كما هي. يزيل المحو الأسماء والعناوين والإجابات والملاحظات من حجوزاته، والرسائل المتعلقة بها. تبقى المواعيد. لا يمكن التراجع عن ذلك.',
    eraseLater: 'لديه حجز قادم. لمحو بياناته في الحجوزات أيضًا، ألغِ هذا الحجز أولًا.',
    submit: 'حذف جهة الاتصال',
    done: (name) => `تم حذف \u2068${name}\u2069 من جهات اتصالك.`,
  },
};
