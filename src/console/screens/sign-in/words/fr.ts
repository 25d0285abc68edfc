import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'Connexion',
  byMail: 'M’envoyer un lien de connexion par e-mail',
  byMailHint:
    'Si cette adresse permet de se connecter ici, un lien est en route. Il fonctionne une seule fois, pendant 15\u00a0minutes.',
  sendLink: 'Envoyer le lien',
  byPassword: 'Se connecter avec le mot de passe',
  forgotWithMail:
    'Faites-vous envoyer un lien par e-mail. Après la connexion, choisissez un nouveau mot de passe dans les paramètres.',
  forgotText: 'Demandez à la personne qui gère ce serveur un lien pour choisir un nouveau mot de passe.',
  forgotOwn: 'Vous le gérez vous-même\u202f? Cette commande affiche un tel lien\u00a0:',
};
