export const words = {
  title: 'Sign in',
  byMail: 'Email me a link to sign in',
  byMailHint: 'If this address can sign in here, a link is on its way. It works once, within 15 minutes.',
};

export type SignInWords = typeof words;
