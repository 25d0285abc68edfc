import { pluralIn } from './plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('ar');

export const arabic: Words = {
  hello: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
  meetingWith: (title, name) => `${title} مع ${name}`,
  subject: (status, meeting, when) => `${status}: ${meeting}، ${when}`,
  reminderSubject: (day, time, meeting) => `${day} الساعة ${time}: ${meeting}`,
  status: {
    confirmed: 'تم تأكيد الحجز',
    newBooking: 'حجز جديد',
    invitation: 'دعوة',
    rescheduled: 'تغيير الموعد',
    reassigned: 'مضيف جديد',
    unassigned: 'نُقل الحجز',
    canceled: 'تم إلغاء الحجز',
  },
  openings: {
    invitee: {
      created: 'تم تأكيد حجزك.',
      rescheduled: 'تم تغيير موعد حجزك.',
      reassigned: 'سيكون موعدك مع شخص آخر.',
      canceled: 'تم إلغاء حجزك.',
      reminder: 'اقترب موعد لقائك.',
    },
    host: {
      created: 'لديك حجز جديد.',
      rescheduled: 'تم تغيير موعد أحد الحجوزات.',
      reassigned: 'أُسند إليك أحد الحجوزات.',
      canceled: 'تم إلغاء أحد الحجوزات.',
      reminder: 'لديك لقاء قريب.',
    },
    guest: {
      created: 'أنت مدعو إلى لقاء.',
      rescheduled: 'تم تغيير موعد اللقاء.',
      reassigned: 'سيكون اللقاء مع شخص آخر.',
      canceled: 'تم إلغاء اللقاء.',
      reminder: 'اقترب موعد اللقاء.',
    },
  },
  unassigned: 'نُقل أحد حجوزاتك إلى زميل.',
  labels: {
    what: 'الموضوع',
    when: 'الموعد',
    inviteeTime: 'التوقيت المحلي لصاحب الحجز',
    formerTime: 'الموعد السابق',
    place: 'المكان',
    formerPlace: 'المكان السابق',
    host: 'مع',
    bookedBy: 'صاحب الحجز',
    cancelReason: 'سبب الإلغاء',
    answers: 'الإجابات',
  },
  guests: (count) => plural(count, { one: 'ضيف آخر', two: 'ضيفان آخران', other: 'ضيوف آخرون' }),
  moreAnswers: (count) =>
    plural(count, {
      one: 'إجابة أخرى واحدة لا تتسع لها هذه الرسالة.',
      two: 'إجابتان أخريان لا تتسع لهما هذه الرسالة.',
      few: '# إجابات أخرى لا تتسع لها هذه الرسالة.',
      other: '# إجابة أخرى لا تتسع لها هذه الرسالة.',
    }),
  yes: 'نعم',
  no: 'لا',
  actions: { view: 'عرض الحجز', reschedule: 'تغيير الموعد', cancel: 'إلغاء الحجز' },
  reply: (name) => `للتواصل مع ${name}، يُرجى الرد على هذه الرسالة.`,
  whyYou: 'وصلتك هذه الرسالة لأن بريدك الإلكتروني أُدخل عند حجز هذا اللقاء.',
  invitedBy: (name) => `الدعوة من ${name}.`,
  links: {
    confirmEmail: {
      subject: 'تأكيد بريدك الإلكتروني',
      opening: 'يُرجى تأكيد هذا العنوان لتصلك عليه رسائل حجوزاتك.',
      action: 'تأكيد العنوان',
      validity: 'يعمل الرابط مرة واحدة فقط خلال 24 ساعة.',
      whyYou: 'وصلتك هذه الرسالة لأن شخصًا أدخل بريدك الإلكتروني في ملفه الشخصي. إن لم تكن أنت، فتجاهلها.',
    },
    signIn: {
      subject: 'رابط تسجيل الدخول',
      opening: 'استخدم هذا الرابط لتسجيل الدخول إلى لوحة التحكم.',
      action: 'تسجيل الدخول',
      validity: 'يعمل الرابط مرة واحدة فقط خلال 15 دقيقة.',
      whyYou:
        'وصلتك هذه الرسالة لأن شخصًا طلب رابطًا لتسجيل الدخول ببريدك الإلكتروني. إن لم تكن أنت، فتجاهلها: لا يستطيع أحد الدخول من دونها.',
    },
    invitation: {
      subject: 'دعوة لتسجيل الدخول',
      opening: 'أنت مدعو لإدارة الحجوزات مع زملائك.',
      action: 'قبول الدعوة',
      validity: 'يعمل الرابط مرة واحدة فقط خلال سبعة أيام.',
      whyYou: 'وصلتك هذه الرسالة لأن زميلًا أدخل بريدك الإلكتروني لدعوتك. إن كنت لا تعرفه، فتجاهلها.',
    },
  },
  calendars: {
    subject: (calendar) => `تتعذّر قراءة تقويمك ${calendar}`,
    failing: 'تتعذّر قراءة تقويمك. آخر الأوقات المشغولة المعروفة ما زالت محجوبة.',
    closed: 'لم نتمكن من قراءة تقويمك منذ أكثر من ست ساعات. لا يمكن لأحد الحجز معك إلى أن تعود قراءته ممكنة.',
    calendarLabel: 'التقويم',
    lastRead: 'آخر قراءة',
    advice: 'إذا تغيّر عنوانه أو كلمة مروره، فأعد ربط التقويم. ولإتاحة الحجز من دونه، تجاهله مؤقتًا.',
  },
  deletedEntries: {
    subject: 'حُذف من تقويمك، لكنه لم يُلغَ',
    opening: 'لقد حذفت ما يلي من تقويمك. لا يزال الحجز قائمًا، ولم يُبلَّغ أحد.',
    advice: 'إذا أردت الإلغاء، فافتح الحجز في لوحة التحكم وألغِه. وإذا أبقيته، فسيُكتب في تقويمك من جديد.',
  },
};
