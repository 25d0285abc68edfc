import { countingOf } from '../../../../words/index.ts';
import type { PeopleWords } from './en.ts';

const { number } = countingOf('es');

export const words: PeopleWords = {
  text: 'Aquí cada persona inicia sesión con su propia contraseña o llave de acceso. Los administradores ven y cambian todo en esta cuenta; los miembros, solo lo que es suyo.',
  invite: 'Invitar a alguien',
  email: 'Correo electrónico',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  role: 'Rol',
  roleOf: (name) => `Rol de ${name}`,
  roles: { owner: 'Propietario', admin: 'Administrador', member: 'Miembro' },
  send: 'Crear la invitación',
  invited: (name) => `Envíe este enlace a ${name}. Solo se muestra ahora.`,
  mailed: (address) => `La invitación va de camino a ${address}.`,
  copyLink: 'Copiar el enlace de invitación',
  invitedUntil: (when) => `Invitación válida hasta el ${when}`,
  notInvited: 'No inicia sesión',
  inviteAgain: 'Invitar de nuevo',
  you: 'usted',
  remove: (name) => `Quitar a ${name}`,
  removeTitle: (name) => `¿Quitar a ${name}?`,
  removeText:
    'Se cerrará su sesión, se desactivarán sus claves de API y sus tipos de cita y se desconectarán sus calendarios.',
  hosts: (count) => `Próximas citas: ${number(count)}`,
  decide: '¿Qué pasa con ellas?',
  choices: { reassign: 'Asignarlas a otra persona', cancel: 'Cancelarlas' },
  colleague: 'Persona',
  colleagueHint: 'Recibe cada cita para la que esté libre, también fuera de su horario.',
  notified: 'Se avisa a los invitados.',
  notNotified: 'Este servidor no envía correos. Avise usted a los invitados.',
  reason: 'Motivo',
  reasonHint: 'Los invitados lo verán.',
  progress: (done, total) => `${number(done)} de ${number(total)}`,
  reassigned: (count, name) => `Asignadas a ${name}: ${number(count)}`,
  clashes: (name) => `${name} está ocupado a estas horas. Decida qué pasa con estas citas.`,
  placeless: (name) =>
    `El lugar de estas citas es propio del anfitrión. Abra cada una para reasignarla e indicar dónde atiende ${name}.`,
  demoteTitle: (name) => `¿Convertir a ${name} en miembro?`,
  demoteText: 'Solo verá y cambiará lo que es suyo.',
  keysStay:
    'Creó estas claves de API. Una clave puede hacer todo lo que permiten sus permisos, sea cual sea el rol de quien la creó.',
  revokeKeys: 'Revocar estas claves de API',
  demote: 'Cambiar el rol',
  notNow: 'Ahora no',
  confirmReassign: 'Asignar y quitar',
  confirmCancel: 'Cancelar y quitar',
  confirmRemove: 'Quitar',
  removed: (name) => `${name} ya no forma parte de la cuenta.`,
};
