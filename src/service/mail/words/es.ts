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
    reassigned: 'Otro anfitrión',
    unassigned: 'Cita reasignada',
    canceled: 'Cita cancelada',
  },
  openings: {
    invitee: {
      created: 'Su cita está confirmada.',
      rescheduled: 'Su cita tiene un nuevo horario.',
      reassigned: 'Su cita será con otra persona.',
      canceled: 'Su cita se ha cancelado.',
      reminder: 'Su cita se acerca.',
    },
    host: {
      created: 'Tiene una nueva reserva.',
      rescheduled: 'Una cita tiene un nuevo horario.',
      reassigned: 'Se le ha asignado una cita.',
      canceled: 'Se ha cancelado una cita.',
      reminder: 'Pronto tiene una cita.',
    },
    guest: {
      created: 'Le han invitado a una cita.',
      rescheduled: 'Su cita tiene un nuevo horario.',
      reassigned: 'Su cita será con otra persona.',
      canceled: 'Su cita se ha cancelado.',
      reminder: 'Su cita se acerca.',
    },
  },
  unassigned: 'Una de sus citas se ha asignado a otra persona del equipo.',
  labels: {
    what: 'Qué',
    when: 'Cuándo',
    inviteeTime: 'Hora local del invitado',
    formerTime: 'Horario anterior',
    place: 'Dónde',
    formerPlace: 'Lugar anterior',
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
  invitedBy: (name) => `Le ha invitado ${name}.`,
  links: {
    confirmEmail: {
      subject: 'Confirme su dirección de correo',
      opening: 'Confirme esta dirección para recibir en ella los correos sobre sus citas.',
      action: 'Confirmar la dirección',
      validity: 'El enlace funciona una sola vez, durante 24 horas.',
      whyYou:
        'Recibe este correo porque alguien indicó su dirección en su perfil. Si no fue usted, no tiene que hacer nada.',
    },
    signIn: {
      subject: 'Su enlace para iniciar sesión',
      opening: 'Use este enlace para iniciar sesión en la consola.',
      action: 'Iniciar sesión',
      validity: 'El enlace funciona una sola vez, durante 15 minutos.',
      whyYou:
        'Recibe este correo porque alguien pidió con su dirección un enlace para iniciar sesión. Si no fue usted, no tiene que hacer nada: sin este correo nadie puede entrar.',
    },
    invitation: {
      subject: 'Invitación para iniciar sesión',
      opening: 'Le invitan a gestionar las reservas junto con sus colegas.',
      action: 'Aceptar la invitación',
      validity: 'El enlace funciona una sola vez, durante siete días.',
      whyYou:
        'Recibe este correo porque un colega indicó su dirección para invitarle. Si no le conoce, no tiene que hacer nada.',
    },
  },
  calendars: {
    subject: (calendar) => `No se puede leer su calendario ${calendar}`,
    failing: 'No se puede leer su calendario. Las últimas horas ocupadas conocidas siguen bloqueadas.',
    closed:
      'No se ha podido leer su calendario desde hace más de seis horas. Nadie puede reservar con usted hasta que se pueda leer de nuevo.',
    calendarLabel: 'Calendario',
    lastRead: 'Última lectura',
    advice:
      'Si han cambiado la dirección o la contraseña, vuelva a conectar el calendario. Para admitir reservas sin él, ignórelo por ahora.',
  },
  notices: {
    deletedEntries: {
      subject: 'Eliminado de su calendario, pero no cancelado',
      opening: (count) =>
        plural(count, {
          one: 'Ha eliminado esto de su calendario. La reserva sigue en pie: no se ha avisado a nadie.',
          other: 'Ha eliminado esto de su calendario. Las reservas siguen en pie: no se ha avisado a nadie.',
        }),
      advice:
        'Si quería cancelar, abra la reserva en la consola y cancélela. Si la mantiene, se volverá a escribir en su calendario.',
    },
    changedEmail: {
      subject: 'Se ha cambiado su dirección de correo',
      opening: () => 'Los correos sobre sus reservas se envían ahora a otra dirección.',
      advice:
        'Si no ha sido usted, inicie sesión en la consola, compruebe la dirección de su perfil y cambie su contraseña.',
    },
    addedPasskey: {
      subject: 'Se ha añadido una llave de acceso',
      opening: () => 'Ahora se puede iniciar sesión en la consola con su dirección mediante una llave de acceso nueva.',
      advice: 'Si no ha sido usted, inicie sesión en la consola, elimine la llave de acceso y cambie su contraseña.',
    },
  },
  refusedMail: {
    subject: (address) => `No se pudo contactar con ${address}`,
    opening: 'El servidor de correo de esta dirección ha rechazado nuestro mensaje sobre esta reserva.',
    advice: 'Puede que la dirección esté mal escrita. Avise a la persona por otro medio.',
  },
};
