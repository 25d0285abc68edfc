import type { EventTypesWords } from './en.ts';

export const words: EventTypesWords = {
  title: 'Types de rendez-\u2060vous',
  create: 'Nouveau type de rendez-\u2060vous',
  tabs: { label: 'Quels types de rendez-vous', current: 'Actuels', archived: 'Archivés' },
  empty: {
    title: 'Que peut-on réserver avec vous\u202f?',
    text: 'Un type de rendez-vous, c’est par exemple un appel de 30\u00a0minutes. Il a son propre lien et ses propres questions.',
  },
  emptyArchive: {
    title: 'Rien dans les archives',
    text: 'Vous pouvez garder ici les types de rendez-vous que vous ne proposez plus.',
  },
  off: 'Désactivé',
  private: 'Seulement avec le lien',
  active: (title) => `${title} peut être réservé`,
  places: {
    video: 'Appel vidéo',
    phone: 'Appel téléphonique',
    in_person: 'Sur place',
    custom: 'Autre lieu',
    none: 'Pas encore de lieu',
  },
  copyLink: 'Copier le lien',
  copyEmbed: 'Copier le code d’intégration',
  open: 'Voir ce que voient les invités',
  why: 'Pourquoi manque-t-il un créneau\u202f?',
  duplicate: 'Dupliquer',
  up: 'Monter',
  down: 'Descendre',
  archive: 'Archiver',
  restore: 'Restaurer',
  archived: (title) => `«\u00a0${title}\u00a0» est archivé. Ses rendez-vous sont conservés.`,
  restored: (title) => `«\u00a0${title}\u00a0» est restauré. Activez-le pour qu’on puisse le réserver.`,
  duplicated: (title) => `«\u00a0${title}\u00a0» est une copie. Elle reste désactivée jusqu’à ce que vous l’activiez.`,
  draft: {
    title: 'Nouveau type de rendez-vous',
    name: 'Titre',
    namePlaceholder: 'Premier entretien',
    length: 'Durée en minutes',
    submit: 'Créer',
  },
};
