import type { YouWords } from './en.ts';

export const words: YouWords = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  emailHint: 'Ahí se envían los correos sobre sus citas.',
  emailWaiting: (address) => `Hemos enviado un enlace a ${address}. La dirección cambiará cuando lo abra.`,
  username: 'Nombre de usuario',
  usernameHint: (page) =>
    `Su página de reservas está en ${page}. Los enlaces con un nombre de usuario anterior siguen llevando a ella.`,
  usernameUnavailable:
    'Este nombre de usuario está ocupado o no sirve como dirección. Elija otro con letras, cifras, puntos, guiones y guiones bajos.',
  zone: 'Zona horaria',
  zoneHint: 'La consola muestra todas las horas en esta zona horaria. Una agenda puede tener otra.',
  clock: 'Formato de hora',
  clock12: '12 horas (3:30 PM)',
  clock24: '24 horas (15:30)',
  weekStart: 'La semana empieza el',
  language: 'Idioma',
  browserLanguage: 'El del navegador',
  about: 'Sobre usted',
  aboutHint: 'Una frase que todos leen en su página de reservas.',
  picture: 'Foto',
  pictureHint: 'Dirección de una imagen que ven los invitados. Empieza por https://',
};
