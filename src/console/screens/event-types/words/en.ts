export const words = {
  title: 'Event types',
  create: 'New event type',
  tabs: { label: 'Which event types', current: 'Current', archived: 'Archived' },
  empty: {
    title: 'What can people book with you?',
    text: 'An event type is a kind of meeting, such as a 30-minute call. It has its own link and its own questions.',
  },
  emptyArchive: { title: 'Nothing archived', text: 'Event types that you no longer offer can be kept here.' },
  off: 'Off',
  private: 'Only with the link',
  /** The name of the switch on a card. */
  active: (title: string) => `${title} can be booked`,
  places: {
    video: 'Video call',
    phone: 'Phone call',
    in_person: 'In person',
    custom: 'Other place',
    none: 'No place yet',
  },
  copyLink: 'Copy link',
  copyEmbed: 'Copy embed code',
  open: 'See what invitees see',
  why: 'Why is a time missing?',
  duplicate: 'Duplicate',
  up: 'Move up',
  down: 'Move down',
  archive: 'Archive',
  restore: 'Restore',
  archived: (title: string) => `“${title}” is archived. Its bookings are kept.`,
  restored: (title: string) => `“${title}” is back. Turn it on to let people book it.`,
  duplicated: (title: string) => `“${title}” is a copy. It is off until you turn it on.`,
  /** The dialog that creates an event type. */
  draft: {
    title: 'New event type',
    name: 'Title',
    namePlaceholder: 'Introductory call',
    length: 'Length in minutes',
    submit: 'Create',
  },
};

export type EventTypesWords = typeof words;
