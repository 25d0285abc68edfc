import type { NewBookingWords } from './en.ts';

export const words: NewBookingWords = {
  title: 'Nueva cita',
  text: 'Reserve una hora para alguien que le ha llamado o escrito.',
  eventType: 'Tipo de cita',
  length: 'Duración',
  time: 'Hora',
  invitee: 'Invitado',
  contact: { name: 'Nombre', email: 'Correo electrónico' },
  zone: 'Zona horaria',
  zoneHint: 'La del invitado. Sus correos muestran la hora de allí.',
  language: 'Idioma',
  languageHint: 'Los correos al invitado van en este idioma.',
  choose: 'Elija una opción',
  chooseTime: 'Elija primero una hora.',
  incomplete: 'Faltan respuestas o no son correctas. Revise los campos marcados.',
  none: 'No hay tipos de cita activos',
  noneText: 'Active o cree un tipo de cita. Después podrá reservar aquí.',
  toEventTypes: 'Ver sus tipos de cita',
  faults: {
    required: 'Responda a esta pregunta.',
    tooLong: (max) => `Use ${max} caracteres como máximo.`,
    tooMany: (max) => `Escriba ${max} direcciones como máximo.`,
    email: 'Escriba un correo electrónico, por ejemplo name@example.org.',
    phone: 'Escriba un teléfono con el prefijo del país, por ejemplo +49 30 123456.',
    unreadable: 'Quite los caracteres de control y los que invierten el sentido del texto.',
  },
};
