import type { EmailRecipient, MailKind } from '../mail-kinds.ts';

/** The beginnings of subjects. */
export type Status =
  | 'confirmed'
  | 'newBooking'
  | 'invitation'
  | 'rescheduled'
  | 'reassigned'
  | 'unassigned'
  | 'canceled';

/** The names of facts about a meeting. */
export type Label =
  | 'what'
  | 'when'
  | 'inviteeTime'
  | 'formerTime'
  | 'place'
  | 'formerPlace'
  | 'host'
  | 'bookedBy'
  | 'cancelReason'
  | 'answers';

/** All words of emails in one language. Text inserted into a sentence is isolated from its direction already. */
export type Words = {
  /** The greeting of an email; `name` is empty if unknown. */
  readonly hello: (name: string) => string;
  readonly meetingWith: (title: string, name: string) => string;
  /** `when` is a short date and a time. */
  readonly subject: (status: string, meeting: string, when: string) => string;
  /** `day` is "Tomorrow", or a short date. */
  readonly reminderSubject: (day: string, time: string, meeting: string) => string;
  readonly status: Readonly<Record<Status, string>>;
  /** The heading of an email. */
  readonly openings: Readonly<Record<EmailRecipient, Readonly<Record<Exclude<MailKind, 'unassigned'>, string>>>>;
  /** The heading of an email to a former host. */
  readonly unassigned: string;
  readonly labels: Readonly<Record<Label, string>>;
  /** Names the guests. */
  readonly guests: (count: number) => string;
  /** Says how many answers are left out. */
  readonly moreAnswers: (count: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly actions: Readonly<Record<'view' | 'reschedule' | 'cancel', string>>;
  /** Says who receives a reply. */
  readonly reply: (name: string) => string;
  /** Says to an invitee or a guest why they got this mail. */
  readonly whyYou: string;
  /** Names the colleague who sent the invitation. */
  readonly invitedBy: (name: string) => string;
  readonly links: Readonly<Record<LinkEmailKind, LinkWords>>;
  readonly calendars: CalendarWords;
  readonly notices: Readonly<Record<NoticeKind, NoticeWords>>;
  readonly refusedMail: RefusalWords;
};

/**
 * What an email without a link tells a host: one or several bookings were deleted from their calendar, which does not
 * cancel them, their address was changed, or a passkey was added. The one about an address goes to the former address.
 */
export type NoticeKind = 'deletedEntries' | 'changedEmail' | 'addedPasskey';

/** The words of such an email. Its opening goes with the number of bookings that it is about. */
export type NoticeWords = Readonly<Record<'subject' | 'advice', string>> & {
  readonly opening: (count: number) => string;
};

/** The words about an address whose server refuses mail about a booking. */
export type RefusalWords = Readonly<Record<'opening' | 'advice', string>> & {
  readonly subject: (address: string) => string;
};

/** The words about a calendar that cannot be read. */
export type CalendarWords = {
  readonly subject: (calendar: string) => string;
  /** While its last known times still block. */
  readonly failing: string;
  /** When no one can book the host any longer. */
  readonly closed: string;
  readonly calendarLabel: string;
  readonly lastRead: string;
  readonly advice: string;
};

/** The purposes of an email with one link. */
export type LinkEmailKind = 'confirmEmail' | 'signIn' | 'invitation';

/** The words of such an email, from its subject to its last line. */
export type LinkWords = Readonly<Record<'subject' | 'opening' | 'action' | 'validity' | 'whyYou', string>>;
