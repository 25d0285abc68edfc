import type { BrandingWords } from './en.ts';

export const words: BrandingWords = {
  text: 'מופיע בדפים הציבוריים שלך, בדף שבו מוזמנים מנהלים פגישה ובהודעות דוא״ל.',
  name: 'שם העסק',
  nameHint: 'מופיע בראש הדפים וההודעות.',
  color: 'צבע הדגשה',
  colorHint: 'במקום שבו קשה לקרוא אותו, הוא מוצג בהיר או כהה מעט יותר.',
  defaultColor: 'שימוש בצבע ברירת המחדל',
  logo: 'לוגו',
  logoHint: 'תמונה מהמכשיר הזה. היא נשמרת בשרת הזה.',
  notPicture: 'הדפדפן אינו יכול לקרוא את הקובץ כתמונה. יש לבחור PNG,‏ JPEG או SVG.',
  unreadableFile: 'לא ניתן היה לקרוא את הקובץ. ייתכן שהוא הועבר. יש לבחור אותו שוב.',
  removeLogo: 'הסרת הלוגו',
  search: 'לאפשר למנועי חיפוש להציג את הדפים הציבוריים',
  preview: 'תצוגה מקדימה',
  pages: { light: 'דף ציבורי, בהיר', dark: 'דף ציבורי, כהה' },
  mail: 'דוא״ל',
  sampleMeeting: 'שיחת היכרות',
  sampleOpening: 'הפגישה שלך נקבעה.',
  sampleAction: 'שינוי מועד',
};
