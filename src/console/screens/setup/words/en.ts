export const words = {
  title: 'Set up your console',
  intro: 'You are the first person here. Choose how you sign in; everything else can be changed later.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  emailHint: 'You sign in with it, and mail about bookings goes there.',
  password: 'Password',
  passwordHint: 'At least 12 characters. A few unrelated words are easy to remember and hard to guess.',
  timezone: 'Your time zone',
  submit: 'Set up',
  waiting: {
    title: 'This server is not set up yet',
    text: 'The program printed a link after “Set up” when it started. Open that link to become the owner of this server.',
    lost: 'Lost the link?',
    again: 'Start the program again to get a new one, or run this on the server:',
  },
};

export type SetupWords = typeof words;
