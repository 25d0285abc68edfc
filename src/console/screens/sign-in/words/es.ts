import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'Iniciar sesión',
  byMail: 'Enviarme un enlace de acceso por correo',
  byMailHint:
    'Si con esta dirección se puede iniciar sesión aquí, el enlace está en camino. Funciona una sola vez, durante 15 minutos.',
};
