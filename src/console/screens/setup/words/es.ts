import type { SetupWords } from './en.ts';

export const words: SetupWords = {
  title: 'Configure su consola',
  intro: 'Es usted la primera persona aquí. Elija cómo iniciar sesión; todo lo demás se puede cambiar más tarde.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  emailHint: 'Con él inicia sesión, y ahí llegan los correos sobre las citas.',
  password: 'Contraseña',
  passwordHint:
    'Al menos 12 caracteres. Unas cuantas palabras sin relación entre sí son fáciles de recordar y difíciles de adivinar.',
  timezone: 'Su zona horaria',
  submit: 'Configurar',
  waiting: {
    title: 'Este servidor todavía no está configurado',
    text: 'Al iniciarse, el programa mostró después de «Set up» un enlace, o el comando que lo muestra. Abra ese enlace para crear su cuenta.',
    lost: '¿No tiene el enlace?',
    again: 'Ejecute esto en el servidor:',
  },
};
