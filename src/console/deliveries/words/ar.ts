import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('ar');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'لم يستجب البرنامج في الوقت المناسب.',
    unreachable: 'تعذّر الوصول إلى العنوان.',
    refused_address: 'لا يرسل هذا الخادم شيئًا إلى هذا العنوان.',
    unexpected_status: 'رفضها البرنامج.',
    webhook_gone: 'أفاد البرنامج بأن هذا العنوان لم يعد موجودًا.',
    webhook_silent: 'لم يستجب البرنامج منذ أيام، فأُوقف خطاف الويب مؤقتًا.',
    restored: 'لم يُعَد إرسالها بعد استعادة نسخة احتياطية.',
  },
  answered: (status) => `الرد: ${status}`,
  attempts: (count) =>
    counted(count, {
      zero: 'لا محاولات',
      one: 'محاولة واحدة',
      two: 'محاولتان',
      few: '# محاولات',
      many: '# محاولة',
      other: '# محاولة',
    }),
  nextAttempt: (when) => `المحاولة التالية ${when}`,
  mail: {
    off: 'لا يرسل هذا الخادم أي بريد. لا يتلقى المدعوون والمضيفون أي تأكيدات أو تذكيرات.',
    kept: 'لا يرسل هذا الخادم أي بريد، بل يحتفظ بالرسائل فقط لقراءتها على الجهاز الذي يعمل عليه.',
    underWay: (address) => `في الطريق إلى \u2068${address}\u2069.`,
    noCalendarFile: 'لا تحتوي على ملف تقويم، كي لا يدخل لقاء وهمي في تقويمك.',
    preview: {
      titles: { 'event.created': 'رسالة التأكيد', 'event.reminder': 'رسالة التذكير' },
      language: 'اللغة',
      form: { label: 'العرض', html: 'منسّقة', text: 'نص فقط' },
      subject: 'الموضوع',
      content: 'محتوى الرسالة',
      note: 'الاسم والموعد مثالان. الروابط لا تعمل هنا.',
      unsaved: 'التغييرات التي لم تُحفظ غير مشمولة.',
      send: 'إرسالها إليّ',
    },
    intro: 'هل تُرسل رسائل الحجوزات، وأي منها لم يصل.',
    sending: 'الإرسال',
    operator: 'يمكن لمن يدير الخادم إعداد خادم بريد.',
    sender: (address) => `تُرسل الرسائل من \u2068${address}\u2069.`,
    test: 'إرسال رسالة تجريبية إليّ',
    testTo: (address) => `رسالة تجريبية إلى \u2068${address}\u2069`,
    statuses: { pending: 'في الطريق', succeeded: 'أُرسلت', failed: 'فشل الإرسال', skipped: 'لم تُرسل' },
    lastDay: 'آخر ٢٤ ساعة',
    counts: { sent: 'مُرسلة', waiting: 'في الانتظار', overdue: 'متأخرة', failed: 'فاشلة' },
    countsHint:
      '«مُرسلة» تعني أن خادم البريد قبل الرسالة. تُعد الرسالة متأخرة بعد خمس دقائق أو ثلاث محاولات. يواصل الخادم المحاولة لمدة تصل إلى ثلاثة أيام.',
    undelivered: 'لم تُسلَّم',
    noneUndelivered: 'لم تفشل أي رسالة في آخر ٢٤ ساعة، ولا تُعاد محاولة أي رسالة بعد ثلاث محاولات.',
    kinds: {
      'event.created': 'التأكيد',
      'event.rescheduled': 'الموعد الجديد',
      'event.reassigned': 'المضيف الجديد',
      'event.canceled': 'الإلغاء',
      'event.reminder': 'التذكير',
    },
    mailTo: (kind, address) => `${kind} إلى \u2068${address}\u2069`,
    retried: 'تُعاد المحاولة',
    serverText: (text) => `خادم البريد: «\u2068${text}\u2069»`,
    serverStatus: (status) => `رد خادم البريد: ${status}.`,
    silent: 'لم يرد خادم البريد.',
    nextAttempt: (when) => `المحاولة التالية ${when}`,
    booking: 'فتح الحجز',
    bookingOf: (address) => `فتح الحجز: \u2068${address}\u2069`,
  },
};
