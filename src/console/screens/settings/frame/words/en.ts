export const words = {
  title: 'Settings',
  parts: {
    you: 'You',
    security: 'Sign-in and devices',
    people: 'People',
    branding: 'Branding',
    keys: 'API keys',
    webhooks: 'Webhooks',
    mail: 'Email',
    journal: 'Activity log',
    account: 'Account',
  },
  account: 'Account',
};

export type FrameWords = typeof words;
