/** The meaning of the fields about emails. */
export const mailWords = {
  recipient: 'Who it is for.',
  last_sample:
    'The last sample that the caller has requested, and what became of it. Null without one in the last 30 days.',
  'Mail.locale':
    'The language of the email as a BCP 47 tag, or while it waits, the language that it would be in now. Absent if that is unknown.',
  'Mail.event_id': 'The event that it is about.',
  'listMails.event_id': 'Only emails about this event.',
  'listMails.undelivered':
    'Whether to list only emails that have not arrived: those that failed within the last 24 hours, and those that were tried three times and will be tried again. Leaves out an email after which another one about the same event reached the recipient.',
  html: 'The email as a page with inline styles.',
  text: 'The email as plain text, equal in content.',
  'MailPreview.subject': 'The subject of the email.',
  sending: 'What happens to mail: `on` sends it, `kept` only keeps it for whoever runs the server, `off` writes none.',
  last_24_hours: 'How many emails about events were sent in the last 24 hours, and how many failed for good.',
  due: 'How many emails about events should have been sent by now: those that wait, and those that are overdue by five minutes or were tried three times.',
  'getMailPreview.kind': 'Which email to write.',
  'getMailPreview.minutes_before': 'How long before the meeting a reminder is sent.',
  'getMailPreview.locale':
    'The language to write it in, as a BCP 47 tag: the nearest one that emails are in. The default is the language of the user.',
  'TestMailBody.event_type_id': 'The event type that it is about. The default is the first one.',
  'TestMailBody.kind': 'Which email to send.',
  'TestMailBody.minutes_before': 'How long before the meeting the reminder would be sent.',
  'TestMailBody.locale': 'The language to write it in. The default is the language of the user.',
  'Mail.kind': 'The type of the message.',
} satisfies Readonly<Record<string, string>>;
