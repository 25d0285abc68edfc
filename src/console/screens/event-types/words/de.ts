import type { EventTypesWords } from './en.ts';

export const words: EventTypesWords = {
  title: 'Terminarten',
  create: 'Neue Terminart',
  tabs: { label: 'Welche Terminarten', current: 'Aktuell', archived: 'Archiviert' },
  empty: {
    title: 'Was kann man bei Ihnen buchen?',
    text: 'Eine Terminart ist zum Beispiel ein Gespräch von 30 Minuten. Sie hat ihren eigenen Link und ihre eigenen Fragen.',
  },
  emptyArchive: {
    title: 'Nichts archiviert',
    text: 'Hier können Sie Terminarten aufbewahren, die Sie nicht mehr anbieten.',
  },
  off: 'Aus',
  private: 'Nur mit Link',
  active: (title) => `${title} ist buchbar`,
  places: {
    video: 'Videogespräch',
    phone: 'Telefongespräch',
    in_person: 'Vor Ort',
    custom: 'Anderer Ort',
    none: 'Noch kein Ort',
  },
  copyLink: 'Link kopieren',
  copyEmbed: 'Code zum Einbetten kopieren',
  open: 'Ansehen, was Gäste sehen',
  why: 'Warum fehlt eine Zeit?',
  duplicate: 'Duplizieren',
  up: 'Nach oben',
  down: 'Nach unten',
  archive: 'Archivieren',
  restore: 'Wiederherstellen',
  archived: (title) => `„${title}“ ist archiviert. Die Buchungen bleiben.`,
  restored: (title) => `„${title}“ ist wiederhergestellt. Schalten Sie die Terminart ein, damit man sie buchen kann.`,
  duplicated: (title) => `„${title}“ ist eine Kopie. Sie ist aus, bis Sie sie einschalten.`,
  draft: {
    title: 'Neue Terminart',
    name: 'Titel',
    namePlaceholder: 'Kennenlerngespräch',
    length: 'Dauer in Minuten',
    submit: 'Anlegen',
  },
};
