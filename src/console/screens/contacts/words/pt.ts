import { countingOf } from '../../../words/index.ts';
import type { ContactsWords } from './en.ts';

const { counted } = countingOf('pt');

export const words: ContactsWords = {
  search: 'Procurar nome ou e-mail',
  count: (total) => counted(total, { one: '# contacto', other: '# contactos' }),
  bookings: (count) => counted(count, { one: '# reunião', other: '# reuniões' }),
  noShows: (count) => counted(count, { one: '# falta', other: '# faltas' }),
  next: (day) => `Próxima: ${day}`,
  last: (day) => `Última: ${day}`,
  empty: 'Ainda não há contactos',
  emptyText: 'Aqui aparecem todas as pessoas que marcam consigo, com todas as suas reuniões.',
  nobody: 'Nenhum contacto encontrado',
  nobodyText: (text) => `Nenhum nome ou endereço de e-mail contém “${text}”.`,
  clear: 'Limpar a pesquisa',
};
