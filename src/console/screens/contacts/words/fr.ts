import { countingOf } from '../../../words/index.ts';
import type { ContactsWords } from './en.ts';

const { counted } = countingOf('fr');

export const words: ContactsWords = {
  search: 'Rechercher nom ou e-mail',
  count: (total) => counted(total, { one: '#\u00a0contact', other: '#\u00a0contacts' }),
  bookings: (count) => counted(count, { other: '#\u00a0rendez-vous' }),
  noShows: (count) => counted(count, { one: '#\u00a0absence', other: '#\u00a0absences' }),
  next: (day) => `Prochain\u00a0: ${day}`,
  last: (day) => `Dernier\u00a0: ${day}`,
  empty: 'Aucun contact pour le moment',
  emptyText: 'Les personnes qui réservent avec vous sont affichées ici, avec tous leurs rendez-vous.',
  nobody: 'Aucun contact trouvé',
  nobodyText: (text) => `Aucun nom ni aucune adresse e-mail ne contient «\u00a0${text}\u00a0».`,
  clear: 'Effacer la recherche',
};
