export const words = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  emailHint: 'Emails about your bookings go to this address.',
  emailWaiting: (address: string) => `We sent a link to ${address}. The address changes when you open it.`,
  username: 'Username',
  usernameHint: (page: string) =>
    `Invitees find your booking page at ${page}. Links with a previous username still lead there.`,
  usernameUnavailable:
    'This username is taken or cannot be part of an address. Choose another one, with only letters, digits, periods, hyphens and underscores.',
  zone: 'Time zone',
  zoneHint: 'The console shows all times in this time zone. A schedule can have a different one.',
  clock: 'Clock',
  clock12: '12 hours (3:30 PM)',
  clock24: '24 hours (15:30)',
  weekStart: 'Week starts on',
  language: 'Language',
  browserLanguage: 'Same as the browser',
  about: 'About you',
  aboutHint: 'A sentence about you, shown on your booking page.',
  picture: 'Picture',
  pictureHint: 'The address of a picture that invitees see. It begins with https://',
};

export type YouWords = typeof words;
