/** What a mail says, in the order in which one event may have them. */
export const mailKinds = ['created', 'rescheduled', 'reassigned', 'reminder', 'canceled'] as const;

/** One of `mailKinds`, for those who take part, or `unassigned`, for the host before the event was reassigned. */
export type MailKind = (typeof mailKinds)[number] | 'unassigned';

/** The recipient of a mail. A guest is somebody whom the invitee brings. */
export type Reader = 'invitee' | 'host' | 'guest';
