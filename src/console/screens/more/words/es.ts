import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: 'Bloquear las horas en las que tiene otros compromisos',
  contacts: 'Todas las personas que han reservado',
  embed: 'Ofrecer reservas en su sitio web',
  settings: 'Su perfil, las personas y su inicio de sesión',
};
