import { countingOf } from '../../../words/index.ts';

const { counted } = countingOf('en');

/** The contact that remains, and the one that is merged into it, with its address. */
type MergedContacts = { readonly other: string; readonly email: string; readonly name: string };

export const words = {
  write: 'Write email',
  person: 'Person',
  name: 'Name',
  email: 'Email address',
  timezone: 'Time zone',
  otherEmails: 'Other addresses',
  bookings: (count: number) => counted(count, { one: '# booking', other: '# bookings' }),
  canceled: (count: number) => counted(count, { one: '# canceled', other: '# canceled' }),
  noShows: (count: number) => counted(count, { one: '# no-show', other: '# no-shows' }),
  noBookings: 'No bookings',
  noBookingsText: 'Every booking by this person is listed here.',
  merge: {
    open: 'Merge contacts',
    title: (name: string) => `Merge another contact into ${name}`,
    text: 'Use this if someone booked with two email addresses.',
    search: 'Search by name or email',
    which: 'Contact to merge',
    nobody: 'No other contact matches.',
    effect: ({ other, email, name }: MergedContacts) =>
      `All bookings of ${other} move to ${name}. Anyone who books with ${email} will be listed as ${name}. This cannot be undone.`,
    submit: 'Merge',
    done: (other: string, name: string) => `${other} was merged into ${name}.`,
  },
  remove: {
    open: 'Delete contact',
    title: (name: string) => `Delete ${name}?`,
    text: 'Their name, email address and time zone are removed from your contacts. If they book again, they are added again.',
    erase: 'Erase their data in bookings too',
    eraseHint:
      'Otherwise, bookings stay as they are. Erasing removes names, addresses, answers and notes from their bookings and deletes the emails about them. The times stay. You cannot undo this.',
    eraseLater: 'They have upcoming bookings. To erase their data in bookings too, cancel these first.',
    keepHint:
      'If you delete the contact without this, you can erase the data only after they book again with the same email address.',
    submit: 'Delete contact',
    done: (name: string) => `${name} was deleted from your contacts.`,
  },
};

export type ContactWords = typeof words;
