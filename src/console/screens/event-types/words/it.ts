import type { EventTypesWords } from './en.ts';

export const words: EventTypesWords = {
  title: 'Tipi di appuntamento',
  create: 'Nuovo tipo di appuntamento',
  tabs: { label: 'Quali tipi di appuntamento', current: 'Attuali', archived: 'Archiviati' },
  empty: {
    title: 'Che cosa si può prenotare con lei?',
    text: 'Un tipo di appuntamento è, ad esempio, una chiamata di 30 minuti. Ha un link e domande propri.',
  },
  emptyArchive: {
    title: 'Nulla in archivio',
    text: 'Qui può conservare i tipi di appuntamento che non propone più.',
  },
  off: 'Disattivato',
  private: 'Solo con il link',
  active: (title) => `${title} è prenotabile`,
  places: {
    video: 'Videochiamata',
    phone: 'Telefonata',
    in_person: 'Di persona',
    custom: 'Altro luogo',
    none: 'Ancora nessun luogo',
  },
  copyLink: 'Copia il link',
  copyEmbed: 'Copia il codice da incorporare',
  open: 'Guarda che cosa vedono gli invitati',
  why: 'Perché manca un orario?',
  duplicate: 'Duplica',
  up: 'Sposta su',
  down: 'Sposta giù',
  archive: 'Archivia',
  restore: 'Ripristina',
  archived: (title) => `“${title}” è archiviato. Gli appuntamenti restano.`,
  restored: (title) => `“${title}” è di nuovo qui. Lo attivi perché si possa prenotare.`,
  duplicated: (title) => `“${title}” è una copia. Resta disattivata finché non la attiva.`,
  draft: {
    title: 'Nuovo tipo di appuntamento',
    name: 'Titolo',
    namePlaceholder: 'Primo colloquio',
    length: 'Durata in minuti',
    submit: 'Crea',
  },
};
