import type { SetupWords } from './en.ts';

export const words: SetupWords = {
  title: 'Configure su consola',
  intro: 'Es la primera persona aquí. Elija cómo iniciar sesión; todo lo demás se puede cambiar más tarde.',
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
    text: 'Al iniciarse, el programa mostró un enlace después de «Set up». Abra ese enlace para ser propietario de este servidor.',
    lost: '¿Ha perdido el enlace?',
    again: 'Vuelva a iniciar el programa para obtener uno nuevo, o ejecute esto en el servidor:',
  },
};
