export const words = {
  title: 'Sign in',
  byMail: 'Email me a link to sign in',
  byMailHint: 'If this address can sign in here, a link is on its way. It works once, within 15 minutes.',
  sendLink: 'Send link',
  byPassword: 'Sign in with your password',
  forgotWithMail: 'Have a link emailed to you. Once you are signed in, choose a new password in the settings.',
  forgotText: 'Ask the person who runs this server for a link to choose a new password.',
  forgotOwn: 'If you run the server yourself, this command prints that link:',
};

export type SignInWords = typeof words;
