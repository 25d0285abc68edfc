import type { YouWords } from './en.ts';

export const words: YouWords = {
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  emailHint: 'تصل إليه رسائل حجوزاتك.',
  emailWaiting: (address) => `أرسلنا رابطًا إلى \u2068${address}\u2069. يتغيّر العنوان عند فتحه.`,
  zone: 'المنطقة الزمنية',
  zoneHint: 'تعرض لوحة التحكم كل الأوقات بهذه المنطقة الزمنية. يمكن أن تكون لجدول ما منطقة مختلفة.',
  clock: 'الساعة',
  clock12: '12 ساعة (3:30 م)',
  clock24: '24 ساعة (15:30)',
  weekStart: 'بداية الأسبوع',
  language: 'اللغة',
  browserLanguage: 'لغة المتصفح',
  about: 'نبذة عنك',
  aboutHint: 'جملة يقرؤها الجميع في صفحة الحجز الخاصة بك.',
  picture: 'الصورة',
  pictureHint: 'عنوان صورة يراها المدعوون، يبدأ بـ \u2068https://\u2069',
};
