/** What a mail tells its reader, in the order in which one event may have them. */
export const mailKinds = ['created', 'rescheduled', 'reassigned', 'reminder', 'canceled'] as const;

/** One of `mailKinds`, which all who take part may have; who hosted an event until it was reassigned is `unassigned`. */
export type MailKind = (typeof mailKinds)[number] | 'unassigned';

/** Who a mail is for; a guest is whom the invitee brings. */
export type Reader = 'invitee' | 'host' | 'guest';
