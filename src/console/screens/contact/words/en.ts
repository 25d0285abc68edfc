import { countingOf } from '../../../words/index.ts';

const { counted } = countingOf('en');

export const words = {
  write: 'Write email',
  person: 'Person',
  name: 'Name',
  email: 'Email address',
  timezone: 'Time zone',
  bookings: (count: number) => counted(count, { one: '# booking', other: '# bookings' }),
  noShows: (count: number) => counted(count, { one: '# no-show', other: '# no-shows' }),
  noBookings: 'No bookings',
  noBookingsText: 'Every booking of this person is listed here.',
  remove: {
    open: 'Delete contact',
    title: (name: string) => `Delete ${name}?`,
    text: 'The name, the address and the time zone are removed from your contacts. Bookings stay as they are. A person who books again is listed again.',
    submit: 'Delete contact',
    done: (name: string) => `${name} was deleted from your contacts.`,
  },
};

export type ContactWords = typeof words;
