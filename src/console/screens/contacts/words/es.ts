import { countingOf } from '../../../words/index.ts';
import type { ContactsWords } from './en.ts';

const { counted } = countingOf('es');

export const words: ContactsWords = {
  search: 'Buscar nombre o correo',
  count: (total) => counted(total, { one: '# contacto', other: '# contactos' }),
  bookings: (count) => counted(count, { one: '# cita', other: '# citas' }),
  noShows: (count) => counted(count, { one: '# ausencia', other: '# ausencias' }),
  next: (day) => `Próxima: ${day}`,
  last: (day) => `Última: ${day}`,
  empty: 'Todavía no hay contactos',
  emptyText: 'Aquí aparecen todas las personas que reservan con usted, con todas sus citas.',
  nobody: 'No se encontró ningún contacto',
  nobodyText: (text) => `Ningún nombre ni correo electrónico contiene «${text}».`,
  clear: 'Borrar la búsqueda',
};
