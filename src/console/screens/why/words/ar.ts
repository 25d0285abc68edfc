import { countingOf } from '../../../words/index.ts';
import type { WhyWords } from './en.ts';

const { counted, number } = countingOf('ar');

export const words: WhyWords = {
  title: 'لماذا لا يظهر موعد ما؟',
  parent: 'أنواع اللقاءات',
  eventType: 'نوع اللقاء',
  date: 'اليوم',
  previous: 'اليوم السابق',
  next: 'اليوم التالي',
  zone: 'المنطقة الزمنية للمدعو',
  day: 'اليوم',
  open: 'الأوقات المفتوحة',
  against: 'ما يحجبها',
  starts: (date) => `أوقات البدء يوم ${date}`,
  offered: 'معروض',
  notOffered: 'غير معروض',
  count: (offered, all) => `معروض ${number(offered)} من ${number(all)}`,
  none: 'لا توجد أوقات بدء في هذا اليوم: هو خارج أوقاتك.',
  noSchedule: 'ليس لديك جدول، فلا يُعرض شيء.',
  editHours: 'تعديل أوقاتك',
  inactive: 'نوع اللقاء هذا متوقف، فلا يُعرض شيء.',
  editEventType: 'فتح نوع اللقاء',
  someone: 'شخص ما',
  aCalendar: 'تقويم مرتبط',
  perPeriod: { day: 'في اليوم', week: 'في الأسبوع', month: 'في الشهر', year: 'في السنة' },
  withinPeriod: { day: 'في هذا اليوم', week: 'في هذا الأسبوع', month: 'في هذا الشهر', year: 'في هذه السنة' },
  bands: {
    open: (range) => `مفتوح ${range}`,
    override: (range) => `مفتوح ${range}، في هذا اليوم فقط`,
    closed: 'مغلق',
    booked: (name, range) => `محجوز: \u2068${name}\u2069، ${range}`,
    breaks: 'استراحة حول حجز',
    calendar: (name, range) => `«\u2068${name}\u2069» مشغول ${range}`,
    unread: (name) => `لم يُقرأ \u2068${name}\u2069 إلا إلى هنا`,
    notice: (length) => `قريب جدًا: مهلتك المسبقة ${length}`,
    window: 'بعيد جدًا',
    limit: (count, perPeriod) => `بلغ الحد: ${number(count)} ${perPeriod}`,
  },
  sentences: {
    off_grid: 'لا يقع وقت بدء في هذه الدقيقة.',
    outside_hours: 'هذا خارج أوقاتك.',
    closed: 'لا تستقبل حجوزات في هذا الوقت.',
    taken: 'أنت مشغول في هذا الوقت.',
    booked: (name, range) => `محجوز مع \u2068${name}\u2069، ${range}.`,
    tooClose: (name, range) => `قريب جدًا من الحجز مع \u2068${name}\u2069، ${range}: لديك استراحة حول الحجوزات.`,
    calendar: (name, range, ago) => `تقويمك «\u2068${name}\u2069» مشغول ${range} (قُرئ ${ago}).`,
    tooCloseToCalendar: (name, range) =>
      `قريب جدًا مما في تقويمك «\u2068${name}\u2069»، ${range}: لديك استراحة حول الحجوزات.`,
    unread: (name) => `لم يُقرأ \u2068${name}\u2069 إلا إلى هنا، فلا يُعرض شيء.`,
    notice: (length) => `قريب جدًا: تحتاج الحجوزات إلى مهلة ${length}.`,
    window: (last) => `بعيد جدًا: يمكن الحجز حتى ${last}.`,
    limit: (count, withinPeriod) =>
      `${counted(count, { zero: 'لا حجوزات', one: 'يوجد حجز واحد', two: 'يوجد حجزان', few: 'توجد # حجوزات', many: 'يوجد # حجزًا', other: 'يوجد # حجز' })} ${withinPeriod}، وهذا أقصى ما تسمح به.`,
    limitUnknown: 'يوجد بالفعل أقصى ما تسمح به من الحجوزات.',
  },
};
