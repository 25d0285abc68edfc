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
};
