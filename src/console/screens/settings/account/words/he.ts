import { countingOf } from '../../../../words/index.ts';
import type { AccountWords } from './en.ts';

const { counted } = countingOf('he');

export const words: AccountWords = {
  origins: 'אתרים שיכולים להטמיע את תיבת הקביעה שלך',
  anySite: 'כל אתר שהשרת הזה מאפשר',
  onlyThese: 'רק האתרים האלה',
  addresses: 'כתובות',
  addressesHint: 'אחת בכל שורה, למשל \u2068https://example.com\u2069 או \u2068https://*.example.com\u2069',
  wrongLine: (line) => `שורה ${line} אינה כתובת של אתר, כמו \u2068https://example.com\u2069.`,
  field: 'אתרים',
  privacy: 'פרטיות',
  erase: {
    label: 'מחיקת נתוני המוזמנים',
    never: 'לעולם לא',
    after: (months) => counted(months, { one: 'אחרי חודש', two: 'אחרי חודשיים', other: 'אחרי # חודשים' }),
    hint: 'נספר מהפגישה האחרונה. שמות, כתובות, תשובות והערות יוסרו מאנשי הקשר ומהפגישות, וגם הודעות הדוא״ל עליהן; המועדים נשארים לצורכי סטטיסטיקה.',
    title: (contacts) =>
      counted(contacts, {
        one: 'למחוק את הנתונים של איש קשר אחד?',
        two: 'למחוק את הנתונים של שני אנשי קשר?',
        other: 'למחוק את הנתונים של # אנשי קשר?',
      }),
    since: (months) =>
      counted(months, {
        one: 'לא הייתה להם פגישה לפחות חודש.',
        two: 'לא הייתה להם פגישה לפחות חודשיים.',
        other: 'לא הייתה להם פגישה לפחות # חודשים.',
      }),
    text: 'הנתונים יימחקו בתוך יום. אי אפשר לבטל את הפעולה.',
    submit: 'שמירה ומחיקה',
  },
  exportTitle: 'ייצוא החשבון',
  exportText:
    'קובץ אחד עם כל הפגישות, אנשי הקשר, סוגי הפגישות, ההגדרות ויומן הפעולות, שורת JSON לכל פריט. הוא מכיל את מה שהמוזמנים כתבו: יש לשמור עליו היטב.',
  exportButton: 'הורדת הייצוא',
};
