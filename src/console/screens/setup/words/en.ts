export const words = {
  title: 'Set up your console',
  intro: 'You are the first person here. Choose how you sign in; you can change everything else later.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  emailHint: 'You sign in with it, and emails about bookings go there.',
  password: 'Password',
  passwordHint: 'At least 12 characters. A few unrelated words are easy to remember and hard to guess.',
  timezone: 'Your time zone',
  submit: 'Set up',
  waiting: {
    title: 'This server is not set up yet',
    text: 'When the server started, it printed a link after “Set up”, or the command that prints one. Open that link to create your account.',
    lost: 'No link?',
    again: 'Run this on the server:',
  },
};

export type SetupWords = typeof words;
