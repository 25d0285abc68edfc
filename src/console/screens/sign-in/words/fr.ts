import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'Connexion',
  byMail: 'M’envoyer un lien de connexion par e-mail',
  byMailHint:
    'Si cette adresse permet de se connecter ici, un lien est en route. Il fonctionne une seule fois, pendant 15\u00a0minutes.',
};
