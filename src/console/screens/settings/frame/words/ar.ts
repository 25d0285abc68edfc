import type { FrameWords } from './en.ts';

export const words: FrameWords = {
  title: 'الإعدادات',
  parts: {
    you: 'أنت',
    security: 'تسجيل الدخول والأجهزة',
    people: 'الأشخاص',
    branding: 'الهوية',
    keys: 'مفاتيح API',
    webhooks: 'خطافات الويب',
    mail: 'البريد',
    journal: 'سجل النشاط',
    account: 'الحساب',
  },
  account: 'الحساب',
};
