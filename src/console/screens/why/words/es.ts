import { countingOf } from '../../../words/index.ts';
import type { WhyWords } from './en.ts';

const { counted } = countingOf('es');

export const words: WhyWords = {
  title: '¿Por qué falta un horario?',
  parent: 'Tipos de cita',
  eventType: 'Tipo de cita',
  date: 'Día',
  previous: 'Día anterior',
  next: 'Día siguiente',
  zone: 'Zona horaria del invitado',
  day: 'El día',
  open: 'Horas',
  against: 'Bloqueos',
  starts: (date) => `Horarios del ${date}`,
  offered: 'Se ofrece',
  notOffered: 'No se ofrece',
  count: (offered, all) => `Se ofrecen ${offered} de ${all}`,
  none: 'Este día no hay horarios: queda fuera de sus horas.',
  noSchedule: 'No tiene ninguna agenda, así que no se ofrece nada.',
  editHours: 'Editar sus horas',
  inactive: 'Este tipo de cita está desactivado, así que no se ofrece nada.',
  editEventType: 'Abrir el tipo de cita',
  someone: 'alguien',
  aCalendar: 'Un calendario conectado',
  perPeriod: { day: 'por día', week: 'por semana', month: 'por mes', year: 'por año' },
  withinPeriod: { day: 'ese día', week: 'esa semana', month: 'ese mes', year: 'ese año' },
  bands: {
    open: (range) => `Abierto ${range}`,
    override: (range) => `Abierto ${range}, solo este día`,
    closed: 'Cerrado',
    booked: (name, range) => `Reservado: ${name}, ${range}`,
    breaks: 'Pausa antes o después de una cita',
    calendar: (name, range) => `«${name}» está ocupado ${range}`,
    unread: (name) => `${name} solo se ha leído hasta aquí`,
    notice: (length) => `Con muy poca antelación: su mínimo es de ${length}`,
    window: 'Demasiado lejos en el futuro',
    limit: (count, perPeriod) => `Límite alcanzado: ${count} ${perPeriod}`,
  },
  sentences: {
    off_grid: 'Ningún horario empieza en este minuto.',
    outside_hours: 'Queda fuera de sus horas.',
    closed: 'A esa hora está cerrado.',
    taken: 'A esa hora tiene otro compromiso.',
    booked: (name, range) => `Cita con ${name}, ${range}.`,
    tooClose: (name, range) => `Demasiado cerca de la cita con ${name}, ${range}: usted deja una pausa entre citas.`,
    calendar: (name, range, ago) => `Su calendario «${name}» está ocupado ${range} (leído ${ago}).`,
    tooCloseToCalendar: (name, range) =>
      `Demasiado cerca de una entrada de su calendario «${name}», ${range}: usted deja una pausa entre citas.`,
    unread: (name) => `${name} solo se ha leído hasta aquí, así que no se ofrece nada.`,
    notice: (length) => `Con muy poca antelación: hay que reservar al menos ${length} antes.`,
    window: (last) => `Demasiado lejos en el futuro: se puede reservar hasta el ${last}.`,
    limit: (count, withinPeriod) =>
      `Ya hay ${counted(count, { one: '# cita', other: '# citas' })} ${withinPeriod}: no permite usted más.`,
    limitUnknown: 'Ya hay tantas citas como usted permite.',
  },
};
