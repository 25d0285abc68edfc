import type { SecurityWords } from './en.ts';

export const words: SecurityWords = {
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHint: 'Au moins 12\u00a0caractères. Tous les autres appareils seront déconnectés.',
  changePassword: 'Changer le mot de passe',
  passwordChanged: 'Votre mot de passe a été changé et les autres appareils ont été déconnectés.',
  passkeys: 'Clés d’accès',
  passkeysText: 'Une clé d’accès vous connecte avec l’empreinte digitale, le visage ou le code d’un appareil.',
  noPasskeys: 'Aucune clé d’accès pour le moment.',
  passkeysNotHere:
    'Ce navigateur ne prend pas en charge les clés d’accès à cette adresse. Elles exigent HTTPS et un nom d’hôte, ou localhost.',
  addPasskey: 'Ajouter une clé d’accès',
  passkeyName: 'Nom de la clé d’accès',
  passkeyNameHint: 'Un nom qui la distingue des autres, par exemple «\u00a0Portable du bureau\u00a0».',
  rename: 'Renommer',
  removePasskey: (name) => `Supprimer ${name}`,
  created: (date) => `Créée le ${date}`,
  lastUsed: (when) => `Dernière utilisation\u00a0: ${when}`,
  neverUsed: 'Jamais utilisée',
  devices: 'Appareils connectés',
  thisDevice: 'Cet appareil',
  lastSeen: (when) => `Activité\u00a0: ${when}`,
  signOut: 'Déconnecter',
  signOutDevice: (device) => `Déconnecter ${device}`,
  signOutOthers: 'Déconnecter tous les autres appareils',
  signedOutOthers: 'Tous les autres appareils ont été déconnectés.',
};
