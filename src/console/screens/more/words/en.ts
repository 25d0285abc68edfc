export const words = {
  calendars: 'Block times when you are busy elsewhere',
  contacts: 'Everyone who has booked',
  embed: 'Put booking on your website',
  settings: 'Your profile, people and how you sign in',
};

export type MoreWords = typeof words;
