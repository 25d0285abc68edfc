import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'Inloggen',
  byMail: 'Mij een inloglink mailen',
  byMailHint: 'Als dit adres hier kan inloggen, is er een link onderweg. Die werkt één keer, binnen 15 minuten.',
  sendLink: 'Link versturen',
  byPassword: 'Inloggen met uw wachtwoord',
  forgotWithMail:
    'Laat een link naar uw e-mailadres sturen. Kies na het inloggen een nieuw wachtwoord bij de instellingen.',
  forgotText: 'Vraag de beheerder van deze server om een link waarmee u een nieuw wachtwoord kiest.',
  forgotOwn: 'Beheert u hem zelf? Deze opdracht toont zo’n link:',
};
