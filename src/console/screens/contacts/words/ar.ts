import { countingOf } from '../../../words/index.ts';
import type { ContactsWords } from './en.ts';

const { counted } = countingOf('ar');

export const words: ContactsWords = {
  search: 'بحث بالاسم أو البريد الإلكتروني',
  count: (total) =>
    counted(total, {
      zero: 'لا جهات اتصال',
      one: 'جهة اتصال واحدة',
      two: 'جهتا اتصال',
      few: '# جهات اتصال',
      many: '# جهة اتصال',
      other: '# جهة اتصال',
    }),
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
  next: (day) => `التالي: ${day}`,
  last: (day) => `الأخير: ${day}`,
  empty: 'لا جهات اتصال بعد',
  emptyText: 'يظهر هنا كل من يحجز معك، مع كل حجوزاته.',
  nobody: 'لا جهات اتصال مطابقة',
  nobodyText: (text) => `لا يوجد اسم أو بريد إلكتروني يتضمن «\u2068${text}\u2069».`,
  clear: 'مسح البحث',
};
