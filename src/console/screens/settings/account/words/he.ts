import type { AccountWords } from './en.ts';

export const words: AccountWords = {
  origins: 'אתרים שיכולים להטמיע את תיבת הקביעה שלך',
  anySite: 'כל אתר שהשרת הזה מאפשר',
  onlyThese: 'רק האתרים האלה',
  addresses: 'כתובות',
  addressesHint: 'אחת בכל שורה, למשל \u2068https://example.com\u2069 או \u2068https://*.example.com\u2069',
  wrongLine: (line) => `שורה ${line} אינה כתובת של אתר, כמו \u2068https://example.com\u2069.`,
  field: 'אתרים',
  exportTitle: 'ייצוא החשבון',
  exportText:
    'קובץ אחד עם כל הפגישות, אנשי הקשר, סוגי הפגישות, ההגדרות ויומן הפעולות, שורת JSON לכל פריט. הוא מכיל את מה שהמוזמנים כתבו: יש לשמור עליו היטב.',
  exportButton: 'הורדת הייצוא',
};
