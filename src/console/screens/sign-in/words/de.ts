import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'Anmelden',
  byMail: 'Link zum Anmelden per E-Mail schicken',
  sendLink: 'Link schicken',
  byPassword: 'Mit dem Passwort anmelden',
  forgotWithMail:
    'Lassen Sie sich einen Link per E-Mail schicken. Wählen Sie dann in den Einstellungen ein neues Passwort.',
  forgotText: 'Bitten Sie die Person, die diesen Server betreibt, um einen Link für ein neues Passwort.',
  forgotOwn: 'Betreiben Sie ihn selbst? Dieser Befehl gibt einen solchen Link aus:',
  byMailHint:
    'Wenn man sich mit dieser Adresse hier anmelden kann, ist ein Link unterwegs. Er gilt 15 Minuten lang und nur einmal.',
};
