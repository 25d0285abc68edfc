import { countingOf } from '../../../words/index.ts';

const { counted } = countingOf('en');

export const words = {
  title: (eventType: string, invitee: string) => (eventType ? `${eventType} with ${invitee}` : invitee),
  facts: {
    title: 'Details',
    when: 'When',
    whenThere: (city: string) => `In ${city}`,
    where: 'Where',
    nowhere: 'No place set',
    who: 'Who',
    guests: 'Guests',
    host: 'Host',
    reason: 'Reason for canceling',
    noReason: 'No reason given',
    bookedOn: 'Booked',
  },
  answers: { title: 'Answers', none: 'This booking has no further answers.', yes: 'Yes', no: 'No' },
  note: {
    title: 'Your note',
    label: 'Note',
    hint: 'Only you and your colleagues see it.',
    saved: 'Note saved',
  },
  history: {
    title: 'History',
    changes: {
      booked: (who: string | undefined) => (who ? `Booked by ${who}` : 'Booked'),
      rescheduled: (who: string | undefined) => (who ? `Rescheduled by ${who}` : 'Rescheduled'),
      canceled: (who: string | undefined) => (who ? `Canceled by ${who}` : 'Canceled'),
      no_show: (who: string | undefined) => (who ? `“Did not come” changed by ${who}` : '“Did not come” changed'),
      note: (who: string | undefined) => (who ? `Note changed by ${who}` : 'Note changed'),
    },
    rescheduled: (who: string | undefined, to: string, from: string | undefined) =>
      `Rescheduled${who ? ` by ${who}` : ''}${from ? ` from ${from}` : ''} to ${to}`,
    actors: { you: 'you', colleague: 'a colleague', program: 'a program', assistant: 'an agent' },
    mail: (about: string, address: string) => `${about} to ${address}`,
    mails: {
      'event.created': 'Confirmation',
      'event.rescheduled': 'New time',
      'event.canceled': 'Cancellation',
      'event.reminder': 'Reminder',
    },
    webhook: 'Message to a webhook',
    statuses: { pending: 'on its way', succeeded: 'sent', failed: 'failed', skipped: 'not sent' },
    resend: 'Send again',
    resendTo: (address: string) => `Send again to ${address}`,
    resent: (address: string) => `A new email to ${address} is on its way.`,
  },
  reschedule: {
    open: 'Reschedule',
    title: 'Choose another time',
    text: (name: string) => `Only free times that you offer are listed. ${name} will be notified.`,
    submit: 'Reschedule',
    done: (time: string) => `Rescheduled to ${time}.`,
  },
  cancel: {
    open: 'Cancel booking',
    title: 'Cancel this booking?',
    text: (name: string) => `${name} will be notified. Canceling cannot be undone.`,
    reason: 'Reason',
    reasonHint: (name: string) => `${name} will see it.`,
    submit: 'Cancel booking',
    keep: 'Keep booking',
    done: 'Canceled.',
  },
  again: {
    open: 'Book again',
    title: 'Book again',
    text: (name: string) => `Books another time for ${name}, with the same answers.`,
    submit: 'Book',
    done: (time: string) => `Booked for ${time}.`,
  },
  noShow: {
    mark: 'Did not come',
    marked: (name: string) => `You noted that ${name} did not come. Nobody was notified.`,
    unmarked: 'The note was removed.',
  },
  told: {
    yes: (name: string) => `${name} was notified by email.`,
    no: (name: string) => `This server does not send email. Tell ${name} yourself.`,
    write: 'Write email',
  },
  slots: {
    month: 'Month',
    previous: 'Previous month',
    next: 'Next month',
    timesOn: (day: string) => `Times on ${day}`,
    none: (month: string) => `No free times in ${month}.`,
    goTo: (day: string) => `Go to the next free day, ${day}`,
    freeTimes: (day: string, count: number) => `${day}, ${counted(count, { one: '# time', other: '# times' })}`,
    noFreeTime: (day: string) => `${day}, no free times`,
    chosen: (time: string, city: string) => `${time} in ${city}`,
    why: 'Why is a time missing?',
  },
};

export type BookingWords = typeof words;
