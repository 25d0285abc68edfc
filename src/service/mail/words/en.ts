import { pluralIn } from './plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('en');

export const english: Words = {
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  meetingWith: (title, name) => `${title} with ${name}`,
  subject: (status, meeting, when) => `${status}: ${meeting}, ${when}`,
  reminderSubject: (day, time, meeting) => `${day} ${time}: ${meeting}`,
  status: {
    confirmed: 'Confirmed',
    newBooking: 'New booking',
    invitation: 'Invitation',
    rescheduled: 'Rescheduled',
    reassigned: 'New host',
    unassigned: 'No longer yours',
    canceled: 'Canceled',
  },
  openings: {
    invitee: {
      created: 'Your booking is confirmed.',
      rescheduled: 'Your booking has a new time.',
      reassigned: 'Your booking has a new host.',
      canceled: 'Your booking was canceled.',
      reminder: 'Your meeting is coming up.',
    },
    host: {
      created: 'You have a new booking.',
      rescheduled: 'A booking has a new time.',
      reassigned: 'A booking was reassigned to you.',
      canceled: 'A booking was canceled.',
      reminder: 'You have a meeting coming up.',
    },
    guest: {
      created: 'You are invited to a meeting.',
      rescheduled: 'Your meeting has a new time.',
      reassigned: 'Your meeting has a new host.',
      canceled: 'Your meeting was canceled.',
      reminder: 'Your meeting is coming up.',
    },
  },
  unassigned: 'A booking of yours was reassigned to a colleague.',
  labels: {
    what: 'What',
    when: 'When',
    inviteeTime: 'Invitee’s time',
    formerTime: 'Previous time',
    place: 'Where',
    formerPlace: 'Previous place',
    host: 'With',
    bookedBy: 'Booked by',
    cancelReason: 'Reason for canceling',
    answers: 'Answers',
  },
  guests: (count) => plural(count, { one: 'Guest', other: 'Guests' }),
  moreAnswers: (count) =>
    plural(count, {
      one: '# more answer does not fit into this email.',
      other: '# more answers do not fit into this email.',
    }),
  yes: 'Yes',
  no: 'No',
  actions: { view: 'View booking', reschedule: 'Reschedule', cancel: 'Cancel booking' },
  reply: (name) => `Reply to this email to reach ${name}.`,
  whyYou: 'You received this email because your address was entered when this meeting was booked.',
  invitedBy: (name) => `${name} invited you.`,
  links: {
    confirmEmail: {
      subject: 'Confirm your email address',
      opening: 'Confirm this address to receive emails about your bookings here.',
      action: 'Confirm address',
      validity: 'The link works once, within 24 hours.',
      whyYou:
        'You received this email because someone entered your address in their profile. If it was not you, ignore this email.',
    },
    signIn: {
      subject: 'Your sign-in link',
      opening: 'Use this link to sign in to the console.',
      action: 'Sign in',
      validity: 'The link works once, within 15 minutes.',
      whyYou:
        'You received this email because someone asked for a link to sign in with your address. If it was not you, ignore this email: no one can sign in without it.',
    },
    invitation: {
      subject: 'You are invited to sign in',
      opening: 'You are invited to manage bookings together with your colleagues.',
      action: 'Accept invitation',
      validity: 'The link works once, within seven days.',
      whyYou:
        'You received this email because a colleague entered your address to invite you. If you do not know them, ignore this email.',
    },
  },
  calendars: {
    subject: (calendar) => `Your calendar ${calendar} cannot be read`,
    failing: 'Your calendar cannot be read. Its last known busy times still block bookings.',
    closed: 'Your calendar has not been read for more than six hours. No one can book you until it can be read again.',
    calendarLabel: 'Calendar',
    lastRead: 'Last read',
    advice:
      'If its address or password has changed, connect the calendar again. If you want to be bookable without it, ignore it for now.',
  },
  notices: {
    deletedEntries: {
      subject: 'Deleted from your calendar, but not canceled',
      opening: (count) =>
        plural(count, {
          one: 'You deleted this from your calendar. The booking is not canceled, and no one was notified.',
          other: 'You deleted these from your calendar. The bookings are not canceled, and no one was notified.',
        }),
      advice:
        'If you meant to cancel, open the booking in the console and cancel it. If you keep it, it will be added to your calendar again.',
    },
    changedEmail: {
      subject: 'Your email address was changed',
      opening: () => 'Emails about your bookings now go to another address.',
      advice: 'If it was not you, sign in to the console, check the address in your profile and change your password.',
    },
    addedPasskey: {
      subject: 'A passkey was added',
      opening: () => 'Someone can now sign in to the console with your address and a new passkey.',
      advice: 'If it was not you, sign in to the console, remove the passkey and change your password.',
    },
  },
  refusedMail: {
    subject: (address) => `Could not reach ${address}`,
    opening: 'The mail server for this address refused our email about this booking.',
    advice: 'The address may be misspelled. Try to reach this person in another way.',
  },
};
