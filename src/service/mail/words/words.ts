import type { MailKind, Reader } from '../mail-kinds.ts';

/** What begins a subject. */
export type Status =
  | 'confirmed'
  | 'newBooking'
  | 'invitation'
  | 'rescheduled'
  | 'reassigned'
  | 'unassigned'
  | 'canceled';

/** What names a fact of a meeting. */
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

/** Everything that letters say in one language. What is put into a sentence is set apart from its direction already. */
export type Words = {
  /** Begins a letter; `name` is empty when there is none. */
  readonly hello: (name: string) => string;
  readonly meetingWith: (title: string, name: string) => string;
  /** `when` is a short date and a time. */
  readonly subject: (status: string, meeting: string, when: string) => string;
  /** `day` is "Tomorrow", or a short date. */
  readonly reminderSubject: (day: string, time: string, meeting: string) => string;
  readonly status: Readonly<Record<Status, string>>;
  /** The heading of a letter. */
  readonly openings: Readonly<Record<Reader, Readonly<Record<Exclude<MailKind, 'unassigned'>, string>>>>;
  /** The heading of a letter to who hosts the meeting no more. */
  readonly unassigned: string;
  readonly labels: Readonly<Record<Label, string>>;
  /** Names the guests whom the invitee brings. */
  readonly guests: (count: number) => string;
  /** Says how many answers are left out. */
  readonly moreAnswers: (count: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly actions: Readonly<Record<'view' | 'reschedule' | 'cancel', string>>;
  /** Says who gets a reply. */
  readonly reply: (name: string) => string;
  /** Says to an invitee or a guest why they were written to. */
  readonly whyYou: string;
  /** Names the colleague who invites. */
  readonly invitedBy: (name: string) => string;
  readonly links: Readonly<Record<LinkLetterKind, LinkWords>>;
  readonly calendars: CalendarWords;
  /** What a letter says about bookings that their host has deleted from their calendar, be it one or several. */
  readonly deletedEntries: Readonly<Record<'subject' | 'opening' | 'advice', string>>;
};

/** What a letter about a calendar that cannot be read says. */
export type CalendarWords = {
  readonly subject: (calendar: string) => string;
  /** While its last known times still block. */
  readonly failing: string;
  /** Once nobody can book the host. */
  readonly closed: string;
  readonly calendarLabel: string;
  readonly lastRead: string;
  readonly advice: string;
};

/** What a letter with one link is for. */
export type LinkLetterKind = 'confirmEmail' | 'signIn' | 'invitation';

/** What such a letter says, from its subject to its last line. */
export type LinkWords = Readonly<Record<'subject' | 'opening' | 'action' | 'validity' | 'whyYou', string>>;
