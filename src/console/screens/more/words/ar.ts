import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: 'منع الحجز وأنت مشغول في مكان آخر',
  contacts: 'كل من حجز معك',
  embed: 'الحجز على موقعك',
  settings: 'ملفك الشخصي والأشخاص وطريقة تسجيل دخولك',
};
