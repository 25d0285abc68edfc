import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'Logga in',
  byMail: 'Mejla mig en inloggningslänk',
  byMailHint: 'Om adressen kan logga in här är en länk på väg. Den fungerar en gång, inom 15 minuter.',
  sendLink: 'Skicka länk',
  byPassword: 'Logga in med lösenord',
  forgotWithMail: 'Be om en länk via mejl. När du har loggat in väljer du ett nytt lösenord i inställningarna.',
  forgotText: 'Be den som driver servern om en länk för att välja ett nytt lösenord.',
  forgotOwn: 'Driver du den själv? Det här kommandot skriver ut en sådan länk:',
};
