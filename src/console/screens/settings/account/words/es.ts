import { countingOf } from '../../../../words/index.ts';
import type { AccountWords } from './en.ts';

const { counted } = countingOf('es');

export const words: AccountWords = {
  origins: 'Sitios web que pueden integrar su widget de reservas',
  anySite: 'Cualquier sitio web que este servidor permita',
  onlyThese: 'Solo estos sitios web',
  addresses: 'Direcciones',
  addressesHint: 'Una por línea, por ejemplo https://example.com o https://*.example.com',
  wrongLine: (line) => `La línea ${line} no es la dirección de un sitio web, como https://example.com.`,
  field: 'Sitios web',
  privacy: 'Privacidad',
  erase: {
    label: 'Borrar los datos de los invitados',
    never: 'Nunca',
    after: (months) => counted(months, { one: 'Después de # mes', other: 'Después de # meses' }),
    hint: 'A contar desde su última cita. Se borran los nombres, las direcciones, las respuestas y las notas de los contactos y de las citas, y los correos sobre ellas; las horas se conservan para sus estadísticas.',
    title: (contacts) =>
      counted(contacts, { one: '¿Borrar los datos de # contacto?', other: '¿Borrar los datos de # contactos?' }),
    since: (months) =>
      counted(months, {
        one: 'No han tenido ninguna cita desde hace al menos # mes.',
        other: 'No han tenido ninguna cita desde hace al menos # meses.',
      }),
    text: 'Los datos se borrarán en el plazo de un día. Esta acción no se puede deshacer.',
    submit: 'Guardar y borrar',
  },
  exportTitle: 'Exportar esta cuenta',
  exportText:
    'Un archivo con todas las citas, los contactos, los tipos de cita, los ajustes y el registro de actividad, una línea de JSON por elemento. Contiene lo que escribieron los invitados: guárdelo en un lugar seguro.',
  exportButton: 'Descargar la exportación',
};
