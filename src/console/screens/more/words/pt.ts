import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: 'Bloquear as horas em que tem outros compromissos',
  contacts: 'Todas as pessoas que marcaram reuniões',
  embed: 'Permitir marcações no seu site',
  settings: 'O seu perfil, as pessoas e o início de sessão',
};
