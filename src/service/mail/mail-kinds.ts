/**
 * The kinds of emails about an event, in the order in which they may be sent.
 */
export const mailKinds = ['created', 'rescheduled', 'reassigned', 'reminder', 'canceled'] as const;

/** One of `mailKinds`, for those who take part, or `unassigned`, for the host before the event was reassigned. */
export type MailKind = (typeof mailKinds)[number] | 'unassigned';

/** The recipient of an email. A guest is a person whom the invitee brings. */
export type EmailRecipient = 'invitee' | 'host' | 'guest';
