import type { SecurityWords } from './en.ts';

export const words: SecurityWords = {
  password: 'Palavra-passe',
  newPassword: 'Nova palavra-passe',
  passwordHint: 'Pelo menos 12 caracteres. A sessão terminará em todos os outros dispositivos.',
  changePassword: 'Mudar a palavra-passe',
  passwordChanged: 'A palavra-passe foi mudada e a sessão terminou nos outros dispositivos.',
  passkeys: 'Chaves de acesso',
  passkeysText: 'Com uma chave de acesso, inicia sessão com a impressão digital, o rosto ou o PIN de um dispositivo.',
  noPasskeys: 'Ainda não há chaves de acesso.',
  passkeysNotHere:
    'Este navegador não suporta chaves de acesso neste endereço. É preciso HTTPS e um nome de anfitrião, ou localhost.',
  addPasskey: 'Adicionar uma chave de acesso',
  passkeyName: 'Nome da chave de acesso',
  passkeyNameHint: 'Um nome que a distinga das outras, por exemplo “Portátil do trabalho”.',
  rename: 'Mudar o nome',
  removePasskey: (name) => `Remover ${name}`,
  created: (date) => `Criada: ${date}`,
  lastUsed: (when) => `Última utilização: ${when}`,
  neverUsed: 'Ainda não usada',
  devices: 'Dispositivos com sessão iniciada',
  thisDevice: 'Este dispositivo',
  lastSeen: (when) => `Atividade: ${when}`,
  signOut: 'Terminar sessão',
  signOutDevice: (device) => `Terminar a sessão em ${device}`,
  signOutOthers: 'Terminar a sessão nos outros dispositivos',
  signedOutOthers: 'A sessão terminou em todos os outros dispositivos.',
};
