import { countingOf } from '../../../words/index.ts';
import type { BookingsWords } from './en.ts';

const { counted } = countingOf('es');

export const words: BookingsWords = {
  title: 'Citas',
  search: 'Buscar nombre o correo',
  copyLink: 'Copiar el enlace de reserva',
  newBooking: 'Nueva cita',
  download: 'Descargar CSV',
  views: { label: 'Qué citas', upcoming: 'Próximas', past: 'Pasadas', canceled: 'Canceladas' },
  next: {
    label: 'Próxima cita',
    soon: (when) => `Próxima · ${when}`,
    now: (until) => `Ahora · hasta las ${until}`,
    title: (eventType, invitee) => (eventType ? `${eventType} con ${invitee}` : invitee),
    inCity: (time, city) => `${time} en ${city}`,
    quoted: (text) => `«${text}»`,
    open: 'Abrir',
  },
  filters: {
    eventType: 'Tipo de cita',
    everyEventType: 'Todos los tipos de cita',
    host: 'Anfitrión',
    everyHost: 'Todos los anfitriones',
    outcome: 'Resultado',
    everyOutcome: 'Cualquier resultado',
    noShow: 'No se presentó',
  },
  empty: {
    upcoming: 'No hay próximas citas',
    upcomingText: 'Envíe a alguien su enlace de reserva. Su cita aparecerá aquí.',
    past: 'No hay citas pasadas',
    pastText: 'Las citas pasan aquí cuando terminan.',
    canceled: 'No hay citas canceladas',
    canceledText: 'Aquí aparecen las citas que cancelan usted o un invitado.',
    eventTypes: 'Ver sus tipos de cita',
    search: 'No se encontró ninguna cita',
    searchText:
      'La búsqueda encuentra el principio de nombres y correos electrónicos. La cita puede estar también en otra pestaña.',
    clear: 'Borrar la búsqueda y los filtros',
  },
  deleted: {
    text: (count) =>
      counted(count, {
        one: 'Se ha eliminado # cita del calendario, pero no está cancelada.',
        other: 'Se han eliminado # citas del calendario, pero no están canceladas.',
      }),
    decide: 'Cancelar o mantener',
  },
  moved: {
    text: (count) =>
      counted(count, {
        one: 'Se ha movido # cita en el calendario, pero su horario no ha cambiado.',
        other: 'Se han movido # citas en el calendario, pero su horario no ha cambiado.',
      }),
    decide: 'Cambiar o restablecer',
  },
  problem: {
    stale: (name, when) =>
      `Su calendario «${name}» se leyó por última vez ${when}. Las últimas horas ocupadas conocidas siguen bloqueadas.`,
    neverRead: (name) => `Su calendario «${name}» todavía no se ha leído.`,
    closed: (name) => `No se puede leer su calendario «${name}», así que no se ofrece ninguno de sus horarios.`,
    kept: (name) => `No se puede leer su calendario «${name}». Las últimas horas ocupadas conocidas siguen bloqueadas.`,
    more: (count) =>
      counted(count, { one: 'Hay # calendario más con problemas.', other: 'Hay # calendarios más con problemas.' }),
    solve: 'Ver qué hacer',
  },
};
