import type { YouWords } from './en.ts';

export const words: YouWords = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  emailHint: 'Les e-mails concernant vos rendez-vous y sont envoyés.',
  emailWaiting: (address) =>
    `Nous avons envoyé un lien à ${address}. L’adresse sera remplacée lorsque vous l’ouvrirez.`,
  username: 'Nom d’utilisateur',
  usernameHint: (page) =>
    `Votre page de réservation se trouve à l’adresse ${page}. Les liens avec un ancien nom d’utilisateur y mènent toujours.`,
  usernameUnavailable:
    'Ce nom d’utilisateur est pris ou ne convient pas à une adresse. Choisissez-en un autre, composé de lettres, de chiffres, de points, de traits d’union et de tirets bas.',
  zone: 'Fuseau horaire',
  zoneHint: 'La console affiche toutes les heures dans ce fuseau horaire. Un planning peut en avoir un autre.',
  clock: 'Format de l’heure',
  clock12: '12\u00a0heures (3:30 PM)',
  clock24: '24\u00a0heures (15:30)',
  weekStart: 'Début de semaine',
  language: 'Langue',
  browserLanguage: 'Celle du navigateur',
  about: 'À propos de vous',
  aboutHint: 'Une phrase que tout le monde lit sur votre page de réservation.',
  picture: 'Photo',
  pictureHint: 'Adresse d’une image que les invités voient. Elle commence par https://',
};
