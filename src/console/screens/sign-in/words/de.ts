import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'Anmelden',
  byMail: 'Link zum Anmelden per E-Mail schicken',
  byMailHint:
    'Wenn man sich mit dieser Adresse hier anmelden kann, ist ein Link unterwegs. Er gilt 15 Minuten lang und nur einmal.',
};
