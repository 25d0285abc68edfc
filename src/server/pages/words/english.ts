import type { PageWords } from './words-of-language.ts';

export const english: PageWords = {
  yourBooking: 'Your booking',
  openYourLink: 'To see, reschedule or cancel a booking, open the link that you received when you booked.',
  replyToHost: 'Need help? Reply to the email about your booking. Your reply goes to your host.',
  needsJavaScript: 'To show your booking, this page needs JavaScript. Turn it on, or open the link in another browser.',
  bookingNeedsJavaScript: 'To book here, this page needs JavaScript. Turn it on, or open the link in another browser.',
  nothingToBook: 'There is nothing to book here at the moment.',
  askHost: 'You can also ask for a time: reply to the person who sent you this link.',
  nextTime: 'Next: {time}',
  noTimes: 'No free times at the moment',
  timesIn: 'Times in {zone}',
  videoCall: 'Video call',
  phoneCall: 'Phone call',
  inPerson: 'In person',
  notFound: 'Page not found',
  checkAddress: 'Check the address for mistakes, or ask the person who sent you the link for a new one.',
  needsHttps: 'Booking needs HTTPS',
  whyHttps:
    'You opened this page over plain HTTP from another device. Others on the network could read names and email addresses. That is why this server accepts bookings only over HTTPS, or from the computer it runs on.',
  onServer: 'On the computer that runs the server, open',
  onThisDevice:
    'To try it on this device, put a proxy or a tunnel with HTTPS in front of the server, open its address here, and start the server with',
};
