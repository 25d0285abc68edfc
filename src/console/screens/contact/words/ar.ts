import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('ar');

export const words: ContactWords = {
  write: 'كتابة رسالة',
  person: 'الشخص',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  timezone: 'المنطقة الزمنية',
  bookings: (count) =>
    counted(count, {
      zero: 'لا حجوزات',
      one: 'حجز واحد',
      two: 'حجزان',
      few: '# حجوزات',
      many: '# حجزًا',
      other: '# حجز',
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
  remove: {
    open: 'حذف جهة الاتصال',
    title: (name) => `هل تريد حذف \u2068${name}\u2069؟`,
    text: 'يُزال الاسم والعنوان والمنطقة الزمنية من جهات اتصالك. تبقى الحجوزات كما هي. من يحجز مرة أخرى يظهر من جديد.',
    submit: 'حذف جهة الاتصال',
    done: (name) => `تم حذف \u2068${name}\u2069 من جهات اتصالك.`,
  },
};
