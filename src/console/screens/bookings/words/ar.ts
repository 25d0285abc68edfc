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
  deleted: {
    text: (count) =>
      counted(count, {
        one: 'حُذف حجز من التقويم ولم يُلغَ.',
        two: 'حُذف حجزان من التقويم ولم يُلغيا.',
        few: 'حُذفت # حجوزات من التقويم ولم تُلغَ.',
        many: 'حُذف # حجزًا من التقويم ولم تُلغَ.',
        other: 'حُذف # حجز من التقويم ولم تُلغَ.',
      }),
    decide: 'إلغاء أو إبقاء',
  },
  hostless: {
    off: (title) => `نوع الموعد \u2068«${title}»\u2069 متوقف لأنه لم يبقَ له أي مضيف.`,
    solve: 'اختيار المضيفين',
  },
  undelivered: {
    mails: (count) =>
      counted(count, {
        one: 'تعذّر تسليم رسالة بريد إلكتروني بشأن حجز.',
        two: 'تعذّر تسليم رسالتي بريد إلكتروني بشأن حجوزات.',
        few: 'تعذّر تسليم # رسائل بريد إلكتروني بشأن حجوزات.',
        many: 'تعذّر تسليم # رسالة بريد إلكتروني بشأن حجوزات.',
        other: 'تعذّر تسليم # رسالة بريد إلكتروني بشأن حجوزات.',
      }),
    calendar: (name) => `تعذّرت كتابة آخر حجز في تقويمك «${name}».`,
  },
  problem: {
    stale: (name, when) => `آخر قراءة لتقويمك «${name}» كانت ${when}. ما زالت آخر أوقات انشغاله المعروفة تمنع الحجز.`,
    neverRead: (name) => `لم يُقرأ تقويمك «${name}» بعد.`,
    closed: (name) => `تتعذّر قراءة تقويمك «${name}»، فلا تُعرض أيٌّ من مواعيدك.`,
    kept: (name) => `تتعذّر قراءة تقويمك «${name}». ما زالت آخر أوقات انشغاله المعروفة تمنع الحجز.`,
    colleague: (host, name) => `توجد مشكلة في التقويم «${name}» لدى ${host}.`,
    more: (count) =>
      counted(count, {
        one: 'يوجد تقويم آخر به مشكلة.',
        two: 'يوجد تقويمان آخران بهما مشكلة.',
        few: 'توجد # تقاويم أخرى بها مشكلة.',
        many: 'يوجد # تقويمًا آخر بها مشكلة.',
        other: 'يوجد # تقويم آخر بها مشكلة.',
      }),
    solve: 'عرض ما يمكن فعله',
  },
};
