export const words = {
  title: 'New booking',
  text: 'Book a time for someone who called or wrote to you.',
  eventType: 'Event type',
  length: 'Length',
  time: 'Time',
  invitee: 'Invitee',
  contact: { name: 'Name', email: 'Email address' },
  zone: 'Time zone',
  zoneHint: 'Emails to the invitee show times in this time zone.',
  language: 'Language',
  languageHint: 'Emails to the invitee are in this language.',
  choose: 'Choose one',
  chooseTime: 'Choose a time first.',
  incomplete: 'Some answers are missing or wrong. See the marked fields.',
  none: 'No event type can be booked',
  noneText: 'Turn one on or create one. Then you can book its times here.',
  toEventTypes: 'See your event types',
  faults: {
    required: 'Answer this question.',
    tooLong: (max: number) => `Use ${max} characters or fewer.`,
    tooMany: (max: number) => `Enter ${max} addresses or fewer.`,
    email: 'Enter an email address such as name@example.org.',
    phone: 'Enter a phone number with its country code, such as +49 30 123456.',
    unreadable: 'Remove control characters and characters that change the text direction.',
  },
};

export type NewBookingWords = typeof words;
