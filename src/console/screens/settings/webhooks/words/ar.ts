import { countingOf } from '../../../../words/index.ts';
import type { WebhooksWords } from './en.ts';

const { counted } = countingOf('ar');

export const words: WebhooksWords = {
  intro: 'يُبلغ خطاف الويب برنامجًا آخر بحجوزاتك فور حدوثها.',
  add: 'إضافة خطاف ويب',
  empty: 'لا خطافات ويب بعد',
  emptyText: 'يُضاف هنا عنوان برنامج ينبغي أن يعرف بالحجوزات الجديدة والمتغيّرة والملغاة.',
  address: 'العنوان',
  addressHint: 'عنوان https للبرنامج.',
  refused: {
    invalid_address: 'يُرجى إدخال عنوان كامل يبدأ بـ \u2068https://\u2069 دون اسم مستخدم أو كلمة مرور.',
    private_address: 'يُرجى إدخال عنوان عام. هذا العنوان تابع لشبكة خاصة.',
  },
  events: 'ما يُبلَّغ به',
  kinds: {
    'event.created': 'الحجوزات الجديدة',
    'event.rescheduled': 'الحجوزات التي تغيّر موعدها',
    'event.reassigned': 'الحجوزات المنقولة إلى مضيف آخر',
    'event.canceled': 'الحجوزات الملغاة',
    'event.no_show': 'عدم الحضور',
  },
  isOn: 'مفعّل',
  paused: 'متوقف مؤقتًا',
  edit: 'تعديل خطاف الويب',
  test: 'إرسال اختبار',
  tested: 'رسالة الاختبار في الطريق.',
  secret: 'سر التوقيع',
  secretHint: 'يتحقق به البرنامج من أن الرسالة منك.',
  showSecret: 'إظهار السر',
  rotate: 'سر جديد',
  rotateText: 'تُوقَّع الرسائل بالسر القديم أيضًا مدة 24 ساعة، فلديك وقت لتغييره في البرنامج.',
  remove: 'إزالة خطاف الويب',
  removeText: 'لن تُسلَّم الرسائل التي لم تصل بعد.',
  deliveries: 'الرسائل في آخر 30 يومًا',
  noDeliveries: 'لم يُرسل شيء بعد.',
  states: { pending: 'في الانتظار', succeeded: 'تم التسليم', failed: 'فشل' },
  testMessage: 'رسالة اختبار',
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
  payload: 'ما أُرسل',
  redeliver: 'إعادة الإرسال',
};
