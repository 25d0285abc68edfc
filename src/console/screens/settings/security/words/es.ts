import type { SecurityWords } from './en.ts';

export const words: SecurityWords = {
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  passwordHint: 'Al menos 12 caracteres. Se cerrará la sesión en todos los demás dispositivos.',
  changePassword: 'Cambiar la contraseña',
  passwordChanged: 'Se ha cambiado la contraseña y se ha cerrado la sesión en los demás dispositivos.',
  passkeys: 'Llaves de acceso',
  passkeysText: 'Con una llave de acceso inicia sesión mediante la huella, el rostro o el PIN de un dispositivo.',
  noPasskeys: 'Todavía no hay llaves de acceso.',
  passkeysNotHere:
    'Este navegador no admite llaves de acceso en esta dirección. Necesitan HTTPS y un nombre de host, o localhost.',
  addPasskey: 'Añadir una llave de acceso',
  passkeyName: 'Nombre de la llave de acceso',
  passkeyNameHint: 'Un nombre que la distinga de las demás, por ejemplo «Portátil del trabajo».',
  rename: 'Cambiar el nombre',
  removePasskey: (name) => `Quitar ${name}`,
  created: (date) => `Creada: ${date}`,
  lastUsed: (when) => `Último uso: ${when}`,
  neverUsed: 'Todavía sin usar',
  devices: 'Dispositivos con la sesión iniciada',
  thisDevice: 'Este dispositivo',
  lastSeen: (when) => `Actividad: ${when}`,
  signOut: 'Cerrar sesión',
  signOutDevice: (device) => `Cerrar la sesión en ${device}`,
  signOutOthers: 'Cerrar la sesión en los demás dispositivos',
  signedOutOthers: 'Se ha cerrado la sesión en todos los demás dispositivos.',
};
