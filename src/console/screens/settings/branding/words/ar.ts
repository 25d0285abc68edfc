import type { BrandingWords } from './en.ts';

export const words: BrandingWords = {
  text: 'يظهر في صفحاتك العامة، وفي الصفحة التي يدير فيها المدعوون حجزهم، وفي الرسائل.',
  name: 'اسم النشاط التجاري',
  nameHint: 'يظهر أعلى الصفحات والرسائل.',
  color: 'اللون المميز',
  colorHint: 'حيث تصعب قراءته يظهر أفتح أو أغمق قليلًا.',
  defaultColor: 'استخدام اللون الافتراضي',
  logo: 'الشعار',
  logoHint: 'صورة من هذا الجهاز. تُحفظ على هذا الخادم.',
  notPicture: 'لا يستطيع متصفحك قراءة هذا الملف كصورة. اختر PNG أو JPEG أو SVG.',
  unreadableFile: 'تعذّرت قراءة هذا الملف. ربما نُقل من مكانه. اختره مرة أخرى.',
  removeLogo: 'إزالة الشعار',
  search: 'السماح لمحركات البحث بعرض صفحاتك العامة',
  preview: 'معاينة',
  pages: { light: 'الصفحة العامة، فاتحة', dark: 'الصفحة العامة، داكنة' },
  mail: 'رسالة',
  sampleMeeting: 'مكالمة تعارف',
  sampleOpening: 'تم تأكيد حجزك.',
  sampleAction: 'تغيير الموعد',
};
