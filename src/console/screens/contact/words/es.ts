import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('es');

export const words: ContactWords = {
  write: 'Escribir un correo',
  person: 'Persona',
  name: 'Nombre',
  email: 'Correo electrónico',
  timezone: 'Zona horaria',
  otherEmails: 'Otras direcciones',
  bookings: (count) => counted(count, { one: '# cita', other: '# citas' }),
  canceled: (count) => counted(count, { one: '# cancelada', other: '# canceladas' }),
  noShows: (count) => counted(count, { one: '# ausencia', other: '# ausencias' }),
  noBookings: 'Sin citas',
  noBookingsText: 'Aquí aparecen todas las citas de esta persona.',
  merge: {
    open: 'Combinar contactos',
    title: (name) => `Combinar otro contacto con ${name}`,
    text: 'Para una persona que ha reservado con dos direcciones de correo.',
    search: 'Buscar nombre o correo',
    which: 'Contacto que se combina',
    nobody: 'No coincide ningún otro contacto.',
    effect: ({ other, email, name }) =>
      `Todas las citas de ${other} pasan a ${name}. Quien reserve con ${email} aparecerá como ${name}. No se puede deshacer.`,
    submit: 'Combinar',
    done: (other, name) => `${other} y ${name} son ahora un solo contacto.`,
  },
  remove: {
    open: 'Eliminar el contacto',
    title: (name) => `¿Eliminar a ${name}?`,
    text: 'El nombre, la dirección y la zona horaria se eliminan de sus contactos. Si la persona reserva de nuevo, vuelve a aparecer en la lista.',
    erase: 'Borrar también sus datos en las citas',
    eraseHint:
      'De lo contrario, las citas no cambian. Se borran los nombres, las direcciones, las respuestas y las notas de sus citas, y los correos sobre ellas. Las horas se conservan. Esta acción no se puede deshacer.',
    eraseLater: 'Tiene una cita pendiente. Para borrar también sus datos en las citas, cancélela primero.',
    keepHint:
      'Si elimina el contacto sin esta opción, solo podrá borrar los datos cuando la persona vuelva a reservar con la misma dirección de correo.',
    submit: 'Eliminar el contacto',
    done: (name) => `${name} ya no está en sus contactos.`,
  },
};
