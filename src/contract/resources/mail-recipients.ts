/** Who can receive emails about an event. */
export const mailRecipients = ['invitee', 'host', 'guests'] as const;

/** One of `mailRecipients`. */
export type MailRecipient = (typeof mailRecipients)[number];
