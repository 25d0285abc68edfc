import type { AccountWords } from './en.ts';

export const words: AccountWords = {
  origins: 'المواقع التي يمكنها تضمين أداة الحجز الخاصة بك',
  anySite: 'أي موقع يسمح به هذا الخادم',
  onlyThese: 'هذه المواقع فقط',
  addresses: 'العناوين',
  addressesHint: 'عنوان في كل سطر، مثل \u2068https://example.com\u2069 أو \u2068https://*.example.com\u2069',
  wrongLine: (line) => `السطر ${line} ليس عنوان موقع، مثل \u2068https://example.com\u2069.`,
  field: 'المواقع',
  exportTitle: 'تصدير هذا الحساب',
  exportText:
    'ملف واحد يضم كل الحجوزات وجهات الاتصال وأنواع اللقاءات والإعدادات وسجل النشاط، سطر JSON لكل عنصر. يحتوي على ما كتبه المدعوون: يُرجى حفظه في مكان آمن.',
  exportButton: 'تنزيل التصدير',
};
