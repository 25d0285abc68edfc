/** Whom mail about an event may go to. */
export const mailRecipients = ['invitee', 'host', 'guests'] as const;

export type MailRecipient = (typeof mailRecipients)[number];
