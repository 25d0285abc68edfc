import { countingOf } from '../../../../words/index.ts';
import type { NoticesWords } from './en.ts';

const { counted } = countingOf('es');

export const words: NoticesWords = {
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
  hostless: {
    off: (title) => `«${title}» está desactivado porque no le queda ningún anfitrión.`,
    solve: 'Elegir anfitriones',
    solveAlone: 'Activarlo y actuar como anfitrión',
  },
  undelivered: {
    mails: (count) =>
      counted(count, {
        one: 'No se ha podido entregar # correo sobre una cita.',
        other: 'No se han podido entregar # correos sobre citas.',
      }),
    calendar: (name) => `La última cita no se pudo escribir en su calendario «${name}».`,
  },
  problem: {
    stale: (name, when) =>
      `Su calendario «${name}» se leyó por última vez ${when}. Las últimas horas ocupadas conocidas siguen bloqueadas.`,
    neverRead: (name) => `Su calendario «${name}» todavía no se ha leído.`,
    closed: (name) => `No se puede leer su calendario «${name}», así que no se ofrece ninguno de sus horarios.`,
    kept: (name) => `No se puede leer su calendario «${name}». Las últimas horas ocupadas conocidas siguen bloqueadas.`,
    colleague: (host, name) => `Hay un problema con el calendario «${name}» de ${host}.`,
    more: (count) =>
      counted(count, { one: 'Hay # calendario más con problemas.', other: 'Hay # calendarios más con problemas.' }),
    solve: 'Ver qué hacer',
  },
};
