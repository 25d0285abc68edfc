export const words = {
  signIn: { title: 'Sign in', text: 'This link signs you in on this device. It works once.', submit: 'Sign in' },
  invitation: {
    title: 'Join your colleagues',
    text: 'Choose a password to sign in to the console. If you already have one here, enter that one.',
    submit: 'Join',
  },
  reset: {
    title: 'Choose a new password',
    text: 'This signs you out on all other devices.',
    submit: 'Save password',
  },
  confirm: {
    title: 'Confirm your email address',
    text: 'After that, emails about your bookings go to this address.',
    submit: 'Confirm address',
    doneTitle: 'Address confirmed',
    done: (email: string) => `Emails about your bookings now go to ${email}.`,
    open: 'Open the console',
  },
  confirmsAddress:
    'This link confirms that the address is yours. Any earlier password and passkeys stop working, and all other devices are signed out. You can set up new ones in the settings.',
  password: 'New password',
  passwordHint: 'At least 12 characters. A few unrelated words are easy to remember and hard to guess.',
  broken: {
    title: 'This link is incomplete',
    text: 'Copy the whole link, including everything after the “#”, and open it again.',
  },
};

export type LinkWords = typeof words;
