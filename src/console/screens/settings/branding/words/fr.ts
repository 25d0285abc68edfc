import type { BrandingWords } from './en.ts';

export const words: BrandingWords = {
  text: 'Visible sur vos pages publiques, sur la page où vos invités gèrent un rendez-vous et dans les e-mails.',
  name: 'Nom de l’entreprise',
  nameHint: 'Figure en haut des pages et des e-mails.',
  color: 'Couleur d’accent',
  colorHint: 'Là où elle serait difficile à lire, elle est un peu éclaircie ou assombrie.',
  defaultColor: 'Utiliser la couleur par défaut',
  logo: 'Logo',
  logoHint: 'Une image de cet appareil. Elle est conservée sur ce serveur.',
  notPicture: 'Votre navigateur ne peut pas lire ce fichier comme image. Choisissez un PNG, un JPEG ou un SVG.',
  unreadableFile: 'Ce fichier n’a pas pu être lu. Il a peut-être été déplacé. Choisissez-le de nouveau.',
  removeLogo: 'Retirer le logo',
  search: 'Autoriser les moteurs de recherche à répertorier vos pages publiques',
  preview: 'Aperçu',
  pages: { light: 'Page publique, clair', dark: 'Page publique, sombre' },
  mail: 'E-mail',
  sampleMeeting: 'Premier échange',
  sampleOpening: 'Votre rendez-vous est confirmé.',
  sampleAction: 'Déplacer',
};
