import { countingOf } from '../../../../words/index.ts';
import type { NoticesWords } from './en.ts';

const { counted } = countingOf('he');

export const words: NoticesWords = {
  deleted: {
    text: (count) =>
      counted(count, {
        one: 'פגישה אחת נמחקה מהיומן, אך לא בוטלה.',
        two: 'שתי פגישות נמחקו מהיומן, אך לא בוטלו.',
        other: '# פגישות נמחקו מהיומן, אך לא בוטלו.',
      }),
    decide: 'לבטל או להשאיר',
  },
  moved: {
    text: (count) =>
      counted(count, {
        one: 'פגישה אחת הוזזה ביומן, אך מועדה לא שונה.',
        two: 'שתי פגישות הוזזו ביומן, אך מועדן לא שונה.',
        other: '# פגישות הוזזו ביומן, אך מועדן לא שונה.',
      }),
    decide: 'לשנות מועד או להחזיר',
  },
  hostless: {
    off: (title) => `”\u2068${title}\u2069” כבוי, כי לא נשאר לו אף מארח.`,
    solve: 'בחירת מארחים',
    solveAlone: 'להפעיל ולארח בעצמך',
  },
  undelivered: {
    mails: (count) =>
      counted(count, {
        one: 'לא ניתן היה למסור הודעת דוא״ל אחת על פגישה.',
        two: 'לא ניתן היה למסור שתי הודעות דוא״ל על פגישות.',
        other: 'לא ניתן היה למסור # הודעות דוא״ל על פגישות.',
      }),
    calendar: (name) => `לא ניתן היה לכתוב את הפגישה האחרונה ביומן ”${name}”.`,
  },
  problem: {
    stale: (name, when) =>
      `היומן ”${name}” נקרא לאחרונה ${when}. הזמנים התפוסים האחרונים הידועים בו עדיין חוסמים קביעת פגישות.`,
    neverRead: (name) => `היומן ”${name}” עדיין לא נקרא.`,
    closed: (name) => `לא ניתן לקרוא את היומן ”${name}”, ולכן לא מוצע שום מועד שלך.`,
    kept: (name) => `לא ניתן לקרוא את היומן ”${name}”. הזמנים התפוסים האחרונים הידועים בו עדיין חוסמים קביעת פגישות.`,
    colleague: (host, name) => `יש בעיה ביומן ”${name}” של ${host}.`,
    more: (count) =>
      counted(count, {
        one: 'ביומן אחד נוסף יש בעיה.',
        two: 'בשני יומנים נוספים יש בעיה.',
        other: 'ב־# יומנים נוספים יש בעיה.',
      }),
    solve: 'מה אפשר לעשות',
  },
};
