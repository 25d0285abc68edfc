import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('es');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'El programa no respondió a tiempo.',
    unreachable: 'No se pudo acceder a la dirección.',
    refused_address: 'Este servidor no envía nada a esta dirección.',
    unexpected_status: 'El programa lo rechazó.',
    webhook_gone: 'El programa indicó que esta dirección ya no existe.',
    webhook_silent: 'El programa lleva días sin responder, así que el webhook se ha puesto en pausa.',
    restored: 'No se volvió a enviar después de restaurar una copia de seguridad.',
  },
  answered: (status) => `Respuesta: ${status}`,
  attempts: (count) => counted(count, { one: '# intento', other: '# intentos' }),
  nextAttempt: (when) => `Próximo intento ${when}`,
  mail: {
    off: 'Este servidor no envía correos. Los invitados y los anfitriones no reciben confirmaciones ni recordatorios.',
    kept: 'Este servidor no envía correos. Solo los guarda, para leerlos en el equipo en el que funciona.',
    underWay: (address) => `En camino a ${address}.`,
    noCalendarFile: 'No incluye un archivo de calendario, para que ninguna cita inventada llegue a su calendario.',
    preview: {
      titles: { 'event.created': 'Correo de confirmación', 'event.reminder': 'Correo de recordatorio' },
      language: 'Idioma',
      form: { label: 'Mostrar', html: 'Con formato', text: 'Solo texto' },
      subject: 'Asunto',
      content: 'Contenido del correo',
      note: 'El nombre y la hora son ejemplos. Los enlaces no funcionan aquí.',
      unsaved: 'Los cambios que no ha guardado no están incluidos.',
      send: 'Enviármelo',
    },
    intro: 'Si salen los correos sobre las citas, y cuáles no han llegado.',
    sending: 'Envío',
    operator: 'Quien administra el servidor puede configurar un servidor de correo.',
    sender: (address) => `Los correos se envían desde ${address}.`,
    test: 'Enviarme un correo de prueba',
    testTo: (address) => `Correo de prueba a ${address}`,
    statuses: { pending: 'en camino', succeeded: 'enviado', failed: 'error', skipped: 'no enviado' },
    lastDay: 'Últimas 24 horas',
    counts: { sent: 'Enviados', waiting: 'En espera', overdue: 'Con retraso', failed: 'Fallidos' },
    countsHint:
      '«Enviado» significa que el servidor de correo ha aceptado el mensaje. Un correo está retrasado después de cinco minutos o de tres intentos. El servidor lo sigue intentando hasta tres días.',
    undelivered: 'No entregados',
    noneUndelivered:
      'Ningún correo ha fallado en las últimas 24 horas, y ninguno se sigue intentando después de tres intentos.',
    kinds: {
      'event.created': 'Confirmación',
      'event.rescheduled': 'Nuevo horario',
      'event.reassigned': 'Otro anfitrión',
      'event.canceled': 'Cancelación',
      'event.reminder': 'Recordatorio',
    },
    mailTo: (kind, address) => `${kind} a ${address}`,
    retried: 'se sigue intentando',
    serverText: (text) => `Servidor de correo: «${text}»`,
    serverStatus: (status) => `El servidor de correo respondió con ${status}.`,
    silent: 'El servidor de correo no respondió.',
    nextAttempt: (when) => `Próximo intento ${when}`,
    booking: 'Abrir la cita',
    bookingOf: (address) => `Abrir la cita: ${address}`,
  },
};
