import type { EventTypesWords } from './en.ts';

export const words: EventTypesWords = {
  title: 'Tipos de cita',
  create: 'Nuevo tipo de cita',
  tabs: { label: 'Qué tipos de cita', current: 'Actuales', archived: 'Archivados' },
  empty: {
    title: '¿Qué se puede reservar con usted?',
    text: 'Un tipo de cita es, por ejemplo, una llamada de 30 minutos. Tiene su propio enlace y sus propias preguntas.',
  },
  emptyArchive: {
    title: 'No hay nada archivado',
    text: 'Aquí puede guardar los tipos de cita que ya no ofrece.',
  },
  off: 'Desactivado',
  private: 'Solo con el enlace',
  active: (title) => `${title} se puede reservar`,
  places: {
    video: 'Videollamada',
    phone: 'Llamada telefónica',
    in_person: 'En persona',
    custom: 'Otro lugar',
    none: 'Todavía sin lugar',
  },
  copyLink: 'Copiar enlace',
  copyEmbed: 'Copiar el código de integración',
  open: 'Ver lo que ven los invitados',
  why: '¿Por qué falta un horario?',
  duplicate: 'Duplicar',
  up: 'Subir',
  down: 'Bajar',
  archive: 'Archivar',
  restore: 'Restaurar',
  archived: (title) => `«${title}» está archivado. Sus citas se conservan.`,
  restored: (title) => `«${title}» se ha restaurado. Actívelo para que se pueda reservar.`,
  duplicated: (title) => `«${title}» es una copia. Estará desactivada hasta que la active.`,
  draft: {
    title: 'Nuevo tipo de cita',
    name: 'Título',
    namePlaceholder: 'Primera consulta',
    length: 'Duración en minutos',
    submit: 'Crear',
  },
};
