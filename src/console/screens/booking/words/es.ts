import { countingOf } from '../../../words/index.ts';
import type { BookingWords } from './en.ts';

const { counted } = countingOf('es');

export const words: BookingWords = {
  title: (eventType, invitee) => (eventType ? `${eventType} con ${invitee}` : invitee),
  facts: {
    title: 'Detalles',
    when: 'Cuándo',
    whenThere: (city) => `Hora de ${city}`,
    where: 'Dónde',
    nowhere: 'Sin lugar indicado',
    who: 'Quién',
    guests: 'Otros invitados',
    host: 'Anfitrión',
    reason: 'Motivo de la cancelación',
    noReason: 'No se indicó ningún motivo',
    bookedOn: 'Reservada',
  },
  answers: { title: 'Respuestas', none: 'Esta cita no tiene más respuestas.', yes: 'Sí', no: 'No' },
  note: {
    title: 'Su nota',
    label: 'Nota',
    hint: 'Solo la ven usted y sus compañeros.',
    saved: 'Nota guardada',
  },
  history: {
    title: 'Historial',
    changes: {
      booked: (who) => (who ? `Reservada por ${who}` : 'Reservada'),
      rescheduled: (who) => (who ? `Horario cambiado por ${who}` : 'Horario cambiado'),
      canceled: (who) => (who ? `Cancelada por ${who}` : 'Cancelada'),
      no_show: (who) => (who ? `«No se presentó» cambiado por ${who}` : '«No se presentó» cambiado'),
      note: (who) => (who ? `Nota cambiada por ${who}` : 'Nota cambiada'),
    },
    rescheduled: (who, to, from) =>
      `Horario cambiado${who ? ` por ${who}` : ''}: ${from ? `antes ${from}, ahora ${to}` : `ahora ${to}`}`,
    actors: { you: 'usted', colleague: 'alguien de su equipo', program: 'un programa', assistant: 'un agente' },
    mail: (about, address) => `${about} a ${address}`,
    mails: {
      'event.created': 'Confirmación',
      'event.rescheduled': 'Nuevo horario',
      'event.canceled': 'Cancelación',
      'event.reminder': 'Recordatorio',
    },
    webhook: 'Mensaje a un webhook',
    statuses: { pending: 'en camino', succeeded: 'enviado', failed: 'error', skipped: 'no enviado' },
    resend: 'Enviar de nuevo',
    resendTo: (address) => `Enviar de nuevo a ${address}`,
    resent: (address) => `Un nuevo correo a ${address} está en camino.`,
  },
  reschedule: {
    open: 'Cambiar el horario',
    title: 'Elegir otro horario',
    text: (name) => `Solo aparecen los horarios libres que usted ofrece. Se avisará a ${name}.`,
    submit: 'Cambiar el horario',
    done: (time) => `Nuevo horario: ${time}.`,
  },
  cancel: {
    open: 'Cancelar la cita',
    title: '¿Cancelar esta cita?',
    text: (name) => `Se avisará a ${name}. La cancelación no se puede deshacer.`,
    reason: 'Motivo',
    reasonHint: (name) => `${name} lo verá.`,
    submit: 'Cancelar la cita',
    keep: 'Mantener la cita',
    done: 'Cita cancelada.',
  },
  again: {
    open: 'Reservar de nuevo',
    title: 'Reservar de nuevo',
    text: (name) => `Reserva otro horario para ${name}, con las mismas respuestas.`,
    submit: 'Reservar',
    done: (time) => `Cita reservada: ${time}.`,
  },
  noShow: {
    mark: 'No se presentó',
    marked: (name) => `Ha anotado que ${name} no se presentó. No se ha avisado a nadie.`,
    unmarked: 'Se ha quitado la anotación.',
  },
  told: {
    yes: (name) => `Se ha avisado a ${name} por correo.`,
    no: (name) => `Este servidor no envía correos. Avise usted a ${name}.`,
    write: 'Escribir un correo',
  },
  slots: {
    month: 'Mes',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    timesOn: (day) => `Horarios del ${day}`,
    none: (month) => `Sin horarios libres en ${month}.`,
    goTo: (day) => `Ir al próximo día libre, ${day}`,
    freeTimes: (day, count) => `${day}, ${counted(count, { one: '# horario', other: '# horarios' })}`,
    noFreeTime: (day) => `${day}, sin horarios libres`,
    chosen: (time, city) => `${time} en ${city}`,
    why: '¿Por qué falta un horario?',
  },
};
