import { pluralIn } from './plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('he');

export const hebrew: Words = {
  hello: (name) => (name ? `שלום ${name},` : 'שלום,'),
  meetingWith: (title, name) => `${title} עם ${name}`,
  subject: (status, meeting, when) => `${status}: ${meeting}, ${when}`,
  reminderSubject: (day, time, meeting) => `${day} בשעה ${time}: ${meeting}`,
  status: {
    confirmed: 'הפגישה נקבעה',
    newBooking: 'פגישה חדשה',
    invitation: 'הזמנה',
    rescheduled: 'שינוי מועד',
    reassigned: 'מארח חדש',
    unassigned: 'הפגישה הועברה',
    canceled: 'הפגישה בוטלה',
  },
  openings: {
    invitee: {
      created: 'הפגישה שלך נקבעה.',
      rescheduled: 'מועד הפגישה שלך השתנה.',
      reassigned: 'הפגישה שלך תתקיים עם אדם אחר.',
      canceled: 'הפגישה שלך בוטלה.',
      reminder: 'הפגישה שלך מתקרבת.',
    },
    host: {
      created: 'נקבעה אצלך פגישה חדשה.',
      rescheduled: 'מועד של פגישה השתנה.',
      reassigned: 'הועברה אליך פגישה.',
      canceled: 'פגישה בוטלה.',
      reminder: 'יש לך פגישה בקרוב.',
    },
    guest: {
      created: 'קיבלת הזמנה לפגישה.',
      rescheduled: 'מועד הפגישה שלך השתנה.',
      reassigned: 'הפגישה שלך תתקיים עם אדם אחר.',
      canceled: 'הפגישה שלך בוטלה.',
      reminder: 'הפגישה שלך מתקרבת.',
    },
  },
  unassigned: 'אחת הפגישות שלך הועברה לאדם אחר בצוות.',
  labels: {
    what: 'נושא',
    when: 'מתי',
    inviteeTime: 'השעה המקומית אצל האורח',
    formerTime: 'המועד הקודם',
    place: 'איפה',
    formerPlace: 'המקום הקודם',
    host: 'עם',
    bookedBy: 'הפגישה נקבעה על ידי',
    cancelReason: 'סיבת הביטול',
    answers: 'תשובות',
  },
  guests: (count) => plural(count, { one: 'אורח נוסף', other: 'אורחים נוספים' }),
  moreAnswers: (count) =>
    plural(count, {
      one: 'תשובה נוספת אחת לא נכנסה להודעה.',
      two: 'שתי תשובות נוספות לא נכנסו להודעה.',
      other: '# תשובות נוספות לא נכנסו להודעה.',
    }),
  yes: 'כן',
  no: 'לא',
  actions: { view: 'לצפייה בפגישה', reschedule: 'שינוי מועד', cancel: 'ביטול הפגישה' },
  reply: (name) => `כדי לפנות אל ${name}, יש להשיב להודעה הזאת.`,
  whyYou: 'קיבלת את ההודעה הזאת כי הכתובת שלך הוזנה כשהפגישה נקבעה.',
  invitedBy: (name) => `ההזמנה נשלחה מאת ${name}.`,
  links: {
    confirmEmail: {
      subject: 'אישור כתובת הדוא״ל שלך',
      opening: 'יש לאשר את הכתובת כדי לקבל אליה הודעות על הפגישות שלך.',
      action: 'אישור הכתובת',
      validity: 'הקישור פועל פעם אחת בלבד, במשך 24 שעות.',
      whyYou: 'קיבלת את ההודעה הזאת כי מישהו הזין את הכתובת שלך בפרופיל שלו. אם לא עשית זאת, אפשר להתעלם ממנה.',
    },
    signIn: {
      subject: 'קישור הכניסה שלך',
      opening: 'אפשר להיכנס למסוף באמצעות הקישור הזה.',
      action: 'כניסה',
      validity: 'הקישור פועל פעם אחת בלבד, במשך 15 דקות.',
      whyYou:
        'קיבלת את ההודעה הזאת כי מישהו ביקש קישור כניסה עם הכתובת שלך. אם לא ביקשת, אפשר להתעלם ממנה: בלעדיה איש אינו יכול להיכנס.',
    },
    invitation: {
      subject: 'הזמנה להיכנס',
      opening: 'הוזמנת לנהל פגישות יחד עם הצוות שלך.',
      action: 'קבלת ההזמנה',
      validity: 'הקישור פועל פעם אחת בלבד, במשך שבעה ימים.',
      whyYou:
        'קיבלת את ההודעה הזאת כי מישהו מהצוות הזין את הכתובת שלך כדי להזמין אותך. אם השולח אינו מוכר לך, אפשר להתעלם ממנה.',
    },
  },
  calendars: {
    subject: (calendar) => `לא ניתן לקרוא את היומן ${calendar}`,
    failing: 'לא ניתן לקרוא את היומן שלך. הזמנים התפוסים הידועים האחרונים עדיין חסומים.',
    closed:
      'לא ניתן היה לקרוא את היומן שלך יותר משש שעות. איש אינו יכול לקבוע אצלך פגישה עד שניתן יהיה לקרוא אותו שוב.',
    calendarLabel: 'יומן',
    lastRead: 'קריאה אחרונה',
    advice:
      'אם הכתובת או הסיסמה השתנו, יש לחבר את היומן מחדש. כדי לאפשר קביעת פגישות בלעדיו, אפשר להתעלם ממנו בינתיים.',
  },
  deletedEntries: {
    subject: 'נמחק מהיומן שלך, אך לא בוטל',
    opening: 'מחקת את הפריט הבא מהיומן שלך. ההזמנה עדיין בתוקף, ואיש לא קיבל הודעה.',
    advice: 'אם התכוונת לבטל, יש לפתוח את ההזמנה בקונסולה ולבטל אותה. אם היא תישאר, היא תיכתב שוב ביומן שלך.',
  },
  refusedMail: {
    subject: (address) => `לא ניתן להגיע אל ${address}`,
    opening: 'שרת הדואר של הכתובת הזאת דחה את ההודעה שלנו על ההזמנה הזאת.',
    advice: 'ייתכן שהכתובת שגויה. יש להודיע לנמען בדרך אחרת.',
  },
};
