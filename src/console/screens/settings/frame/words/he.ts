import type { FrameWords } from './en.ts';

export const words: FrameWords = {
  title: 'הגדרות',
  parts: {
    you: 'הפרופיל שלך',
    security: 'כניסה ומכשירים',
    people: 'אנשים',
    branding: 'מיתוג',
    keys: 'מפתחות API',
    webhooks: 'Webhooks',
    mail: 'דוא״ל',
    journal: 'יומן פעולות',
    account: 'חשבון',
  },
  account: 'חשבון',
};
