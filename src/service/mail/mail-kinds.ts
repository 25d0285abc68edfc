/** What a mail tells its reader, in the order in which one event may have them. */
export const mailKinds = ['created', 'rescheduled', 'reminder', 'canceled'] as const;

/** One of `mailKinds`. */
export type MailKind = (typeof mailKinds)[number];

/** Who a mail is for; a guest is whom the invitee brings. */
export type Reader = 'invitee' | 'host' | 'guest';
