import type { SetupWords } from './en.ts';

export const words: SetupWords = {
  title: 'Configurer votre console',
  intro:
    'Vous êtes la première personne ici. Choisissez comment vous connecter\u202f; tout le reste peut être modifié plus tard.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  emailHint: 'Elle vous sert à vous connecter et reçoit les e-mails concernant les rendez-vous.',
  password: 'Mot de passe',
  passwordHint:
    'Au moins 12\u00a0caractères. Quelques mots sans rapport entre eux sont faciles à retenir et difficiles à deviner.',
  timezone: 'Votre fuseau horaire',
  submit: 'Configurer',
  waiting: {
    title: 'Ce serveur n’est pas encore configuré',
    text: 'Au démarrage, le programme a affiché après «\u00a0Set up\u00a0» un lien, ou la commande qui l’affiche. Ouvrez ce lien pour créer votre compte.',
    lost: 'Pas de lien\u202f?',
    again: 'Exécutez ceci sur le serveur\u00a0:',
  },
};
