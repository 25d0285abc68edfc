import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: 'חסימת זמנים תפוסים',
  contacts: 'כל מי שקבע פגישה',
  embed: 'קביעת פגישות באתר שלך',
  settings: 'הפרופיל שלך, אנשים ודרך הכניסה',
};
