import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'Iniciar sesión',
  byMail: 'Enviarme un enlace de acceso por correo',
  byMailHint:
    'Si con esta dirección se puede iniciar sesión aquí, el enlace está en camino. Funciona una sola vez, durante 15 minutos.',
  sendLink: 'Enviar enlace',
  byPassword: 'Iniciar sesión con la contraseña',
  forgotWithMail: 'Pida un enlace por correo. Después de iniciar sesión, elija una contraseña nueva en los ajustes.',
  forgotText: 'Pida a la persona que gestiona este servidor un enlace para elegir una contraseña nueva.',
  forgotOwn: '¿Lo gestiona usted? Este comando muestra ese enlace:',
};
