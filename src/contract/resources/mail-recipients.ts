/** Who can get mail about an event. */
export const mailRecipients = ['invitee', 'host', 'guests'] as const;

export type MailRecipient = (typeof mailRecipients)[number];
