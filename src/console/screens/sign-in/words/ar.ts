import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'تسجيل الدخول',
  byMail: 'إرسال رابط دخول بالبريد',
  byMailHint: 'إذا كان هذا البريد يستطيع تسجيل الدخول هنا، فالرابط في الطريق. يعمل مرة واحدة خلال 15 دقيقة.',
  sendLink: 'إرسال الرابط',
  byPassword: 'تسجيل الدخول بكلمة المرور',
  forgotWithMail: 'اطلب رابطًا بالبريد الإلكتروني. بعد تسجيل الدخول، اختر كلمة مرور جديدة في الإعدادات.',
};
