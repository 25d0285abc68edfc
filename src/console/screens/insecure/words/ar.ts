import type { InsecureWords } from './en.ts';

export const words: InsecureWords = {
  title: 'تسجيل الدخول غير آمن في هذا العنوان',
  why: (address) =>
    `فتحت \u2068${address}\u2069 من دون HTTPS. يستطيع أي شخص في الشبكة نفسها قراءة كلمة مرورك، لذا لا يمكن لأحد تسجيل الدخول هنا.`,
  onServer: 'على الحاسوب الذي يشغّل الخادم، يُفتح:',
  elsewhere: 'لتسجيل الدخول من أجهزة أخرى، يجب وضع HTTPS أمام الخادم، مثلًا باستخدام Caddy:',
  thenOpen: 'ثم يُشغَّل الخادم مع ضبط PUBLIC_URL على ذلك العنوان و\u2068TRUST_PROXY=1\u2069.',
};
