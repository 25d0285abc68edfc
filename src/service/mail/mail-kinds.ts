/** What a mail tells its reader. */
export type MailKind = 'created' | 'rescheduled' | 'canceled' | 'reminder';

/** Who a mail is for; a guest is whom the invitee brings. */
export type Reader = 'invitee' | 'host' | 'guest';
