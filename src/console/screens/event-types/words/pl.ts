import type { EventTypesWords } from './en.ts';

export const words: EventTypesWords = {
  title: 'Rodzaje spotkań',
  create: 'Nowy rodzaj spotkania',
  tabs: { label: 'Które rodzaje spotkań', current: 'Bieżące', archived: 'Archiwum' },
  empty: {
    title: 'Co można u Ciebie zarezerwować?',
    text: 'Rodzaj spotkania to na przykład 30-minutowa rozmowa. Ma własny link i własne pytania.',
  },
  emptyArchive: {
    title: 'Archiwum jest puste',
    text: 'Możesz tu przechowywać rodzaje spotkań, których już nie oferujesz.',
  },
  off: 'Wyłączone',
  private: 'Tylko z linkiem',
  active: (title) => `${title}: można rezerwować`,
  places: {
    video: 'Rozmowa wideo',
    phone: 'Rozmowa telefoniczna',
    in_person: 'Osobiście',
    custom: 'Inne miejsce',
    none: 'Bez miejsca',
  },
  copyLink: 'Kopiuj link',
  copyEmbed: 'Kopiuj kod do osadzenia',
  open: 'Zobacz widok gościa',
  why: 'Dlaczego brakuje terminu?',
  duplicate: 'Duplikuj',
  up: 'Przesuń w górę',
  down: 'Przesuń w dół',
  archive: 'Archiwizuj',
  restore: 'Przywróć',
  archived: (title) => `„${title}” jest w archiwum. Rezerwacje pozostają.`,
  restored: (title) => `Przywrócono „${title}”. Włącz, aby można było rezerwować.`,
  duplicated: (title) => `„${title}” to kopia. Pozostanie wyłączona, dopóki jej nie włączysz.`,
  draft: {
    title: 'Nowy rodzaj spotkania',
    name: 'Nazwa',
    namePlaceholder: 'Rozmowa wstępna',
    length: 'Czas trwania w minutach',
    submit: 'Utwórz',
  },
};
