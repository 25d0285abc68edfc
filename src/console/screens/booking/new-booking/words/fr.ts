import type { NewBookingWords } from './en.ts';

export const words: NewBookingWords = {
  title: 'Nouveau rendez-vous',
  text: 'Réservez un créneau pour une personne qui a appelé ou écrit.',
  eventType: 'Type de rendez-vous',
  length: 'Durée',
  time: 'Créneau',
  invitee: 'Invité',
  contact: { name: 'Nom', email: 'Adresse e-mail' },
  zone: 'Fuseau horaire',
  zoneHint: 'Celui de l’invité. Ses e-mails indiquent l’heure de ce fuseau.',
  language: 'Langue',
  languageHint: 'Les e-mails à l’invité sont écrits dans cette langue.',
  choose: 'Choisissez',
  chooseTime: 'Choisissez d’abord un créneau.',
  incomplete: 'Des réponses manquent ou sont incorrectes. Voyez les champs signalés.',
  none: 'Aucun type de rendez-vous actif',
  noneText: 'Activez ou créez un type de rendez-vous. Vous pourrez ensuite réserver ici.',
  toEventTypes: 'Voir vos types de rendez-vous',
  faults: {
    required: 'Répondez à cette question.',
    tooLong: (max) => `Ne dépassez pas ${max} caractères.`,
    tooMany: (max) => `Ne dépassez pas ${max} adresses.`,
    email: 'Saisissez une adresse e-mail, par exemple name@example.org.',
    phone: 'Saisissez un numéro de téléphone avec l’indicatif du pays, par exemple +49 30 123456.',
    unreadable: 'Retirez les caractères de contrôle et ceux qui inversent le sens du texte.',
  },
};
