import type { LinkWords } from './en.ts';

export const words: LinkWords = {
  signIn: {
    title: 'Iniciar sesión',
    text: 'Este enlace inicia su sesión en este dispositivo. Funciona una sola vez.',
    submit: 'Iniciar sesión',
  },
  invitation: {
    title: 'Únase a su equipo',
    text: 'Elija una contraseña para iniciar sesión en la consola. Si ya tiene una aquí, escríbala.',
    submit: 'Unirse',
  },
  reset: {
    title: 'Elija una contraseña nueva',
    text: 'Se cerrará la sesión en todos los demás dispositivos.',
    submit: 'Guardar la contraseña',
  },
  confirm: {
    title: 'Confirme su correo electrónico',
    text: 'Después, los correos sobre sus citas se enviarán a esta dirección.',
    submit: 'Confirmar la dirección',
    doneTitle: 'Dirección confirmada',
    done: (email) => `Los correos sobre sus citas se envían ahora a ${email}.`,
    open: 'Abrir la consola',
  },
  confirmsAddress:
    'Este enlace confirma que la dirección es suya. La contraseña y las llaves de acceso anteriores dejarán de funcionar, y se cerrará la sesión en todos los demás dispositivos. Podrá crear otras en los ajustes.',
  password: 'Contraseña nueva',
  passwordHint:
    'Al menos 12 caracteres. Unas cuantas palabras sin relación entre sí son fáciles de recordar y difíciles de adivinar.',
  broken: {
    title: 'Este enlace está incompleto',
    text: 'Copie el enlace entero, también todo lo que sigue a «#», y ábralo de nuevo.',
  },
};
