import type { LinkWords } from './en.ts';

export const words: LinkWords = {
  signIn: {
    title: 'Connexion',
    text: 'Ce lien vous connecte sur cet appareil. Il fonctionne une seule fois.',
    submit: 'Se connecter',
  },
  invitation: {
    title: 'Rejoignez vos collègues',
    text: 'Choisissez un mot de passe pour vous connecter à la console. Si vous en avez déjà un ici, saisissez-le.',
    submit: 'Rejoindre',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    text: 'Tous les autres appareils seront déconnectés.',
    submit: 'Enregistrer le mot de passe',
  },
  confirm: {
    title: 'Confirmez votre adresse e-mail',
    text: 'Ensuite, les e-mails concernant vos rendez-vous seront envoyés à cette adresse.',
    submit: 'Confirmer l’adresse',
    doneTitle: 'Adresse confirmée',
    done: (email) => `Les e-mails concernant vos rendez-vous sont désormais envoyés à ${email}.`,
    open: 'Ouvrir la console',
  },
  confirmsAddress:
    'Ce lien confirme que l’adresse est la vôtre. Le mot de passe et les clés d’accès définis auparavant ne fonctionneront plus, et tous les autres appareils seront déconnectés. Vous pourrez en définir de nouveaux dans les paramètres.',
  password: 'Nouveau mot de passe',
  passwordHint:
    'Au moins 12\u00a0caractères. Quelques mots sans rapport entre eux sont faciles à retenir et difficiles à deviner.',
  broken: {
    title: 'Ce lien est incomplet',
    text: 'Copiez le lien en entier, y compris tout ce qui suit le «\u00a0#\u00a0», et ouvrez-le à nouveau.',
  },
};
