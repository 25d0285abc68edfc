import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'Inloggen',
  byMail: 'Mij een inloglink mailen',
  byMailHint: 'Als dit adres hier kan inloggen, is er een link onderweg. Die werkt één keer, binnen 15 minuten.',
  sendLink: 'Link versturen',
  byPassword: 'Inloggen met uw wachtwoord',
  forgotWithMail:
    'Laat een link naar uw e-mailadres sturen. Kies na het inloggen een nieuw wachtwoord bij de instellingen.',
};
