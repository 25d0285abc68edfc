import { pluralIn } from './plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('es');

export const spanish: Words = {
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  meetingWith: (title, name) => `${title} con ${name}`,
  subject: (status, meeting, when) => `${status}: ${meeting}, ${when}`,
  reminderSubject: (day, time, meeting) => `${day}, ${time}: ${meeting}`,
  status: {
    confirmed: 'Cita confirmada',
    newBooking: 'Nueva reserva',
    invitation: 'Invitación',
    rescheduled: 'Cambio de horario',
    canceled: 'Cita cancelada',
  },
  openings: {
    invitee: {
      created: 'Su cita está confirmada.',
      rescheduled: 'Su cita tiene un nuevo horario.',
      canceled: 'Su cita se ha cancelado.',
      reminder: 'Su cita se acerca.',
    },
    host: {
      created: 'Tiene una nueva reserva.',
      rescheduled: 'Una cita tiene un nuevo horario.',
      canceled: 'Se ha cancelado una cita.',
      reminder: 'Pronto tiene una cita.',
    },
    guest: {
      created: 'Le han invitado a una cita.',
      rescheduled: 'Su cita tiene un nuevo horario.',
      canceled: 'Su cita se ha cancelado.',
      reminder: 'Su cita se acerca.',
    },
  },
  labels: {
    what: 'Qué',
    when: 'Cuándo',
    inviteeTime: 'Hora local del invitado',
    formerTime: 'Horario anterior',
    place: 'Dónde',
    host: 'Con',
    bookedBy: 'Reservado por',
    cancelReason: 'Motivo de la cancelación',
    answers: 'Respuestas',
  },
  guests: (count) => plural(count, { one: 'Otro invitado', other: 'Otros invitados' }),
  moreAnswers: (count) =>
    plural(count, {
      one: '# respuesta más no cabe en este correo.',
      other: '# respuestas más no caben en este correo.',
    }),
  yes: 'Sí',
  no: 'No',
  actions: { view: 'Ver la cita', reschedule: 'Cambiar el horario', cancel: 'Cancelar la cita' },
  reply: (name) => `Para escribir a ${name}, responda a este correo.`,
  whyYou: 'Recibe este correo porque al reservar la cita se indicó su dirección.',
};
