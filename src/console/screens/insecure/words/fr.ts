import type { InsecureWords } from './en.ts';

export const words: InsecureWords = {
  title: 'La connexion n’est pas sûre à cette adresse',
  why: (address) =>
    `Vous avez ouvert ${address} sans HTTPS. N’importe qui sur le même réseau pourrait lire votre mot de passe\u00a0: la connexion est donc impossible ici.`,
  onServer: 'Sur l’ordinateur où tourne le serveur, ouvrez\u00a0:',
  elsewhere:
    'Pour vous connecter depuis d’autres appareils, placez HTTPS devant le serveur, par exemple avec Caddy\u00a0:',
  thenOpen: 'Démarrez ensuite le serveur avec cette adresse dans PUBLIC_URL et avec TRUST_PROXY=1.',
};
