import { countingOf } from '../../../words/index.ts';
import type { BookingsWords } from './en.ts';

const { counted } = countingOf('ar');

export const words: BookingsWords = {
  title: 'الحجوزات',
  search: 'بحث بالاسم أو البريد الإلكتروني',
  copyLink: 'نسخ رابط الحجز',
  newBooking: 'حجز جديد',
  download: 'تنزيل CSV',
  views: { label: 'أي الحجوزات', upcoming: 'القادمة', past: 'السابقة', canceled: 'الملغاة' },
  next: {
    label: 'الحجز التالي',
    soon: (when) => `التالي · ${when}`,
    now: (until) => `الآن · حتى ${until}`,
    title: (eventType, invitee) => (eventType ? `\u2068${eventType}\u2069 مع \u2068${invitee}\u2069` : invitee),
    inCity: (time, city) => `${time} بتوقيت ${city}`,
    quoted: (text) => `«\u2068${text}\u2069»`,
    open: 'فتح',
  },
  filters: {
    eventType: 'نوع اللقاء',
    everyEventType: 'كل أنواع اللقاءات',
    host: 'المضيف',
    everyHost: 'كل المضيفين',
    outcome: 'النتيجة',
    everyOutcome: 'أي نتيجة',
    noShow: 'لم يحضر',
  },
  found: (count) =>
    counted(count, {
      zero: 'لا حجوزات',
      one: 'حجز واحد',
      two: 'حجزان',
      few: '# حجوزات',
      many: '# حجزًا',
      other: '# حجز',
    }),
  empty: {
    upcoming: 'لا حجوزات قادمة',
    upcomingText: 'يمكنك إرسال رابط الحجز إلى شخص ما. سيظهر حجزه هنا.',
    past: 'لا حجوزات سابقة',
    pastText: 'تنتقل الحجوزات إلى هنا بعد انتهائها.',
    canceled: 'لا حجوزات ملغاة',
    canceledText: 'تظهر هنا الحجوزات التي تلغيها أنت أو يلغيها المدعوون.',
    eventTypes: 'عرض أنواع اللقاءات',
    search: 'لا حجوزات مطابقة',
    searchText: 'يجد البحث بدايات الأسماء وعناوين البريد الإلكتروني. قد يكون الحجز أيضًا في تبويب آخر.',
    clear: 'مسح البحث والتصفية',
  },
};
