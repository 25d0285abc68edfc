export const words = {
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'At least 12 characters. You will be signed out on all other devices.',
  changePassword: 'Change password',
  passwordChanged: 'Your password was changed, and other devices were signed out.',
  passkeys: 'Passkeys',
  passkeysText: 'A passkey signs you in with the fingerprint, face or PIN of a device.',
  noPasskeys: 'No passkey yet.',
  passkeysNotHere:
    'This browser does not support passkeys at this address. They need HTTPS and a host name, or localhost.',
  addPasskey: 'Add a passkey',
  passkeyName: 'Name of the passkey',
  passkeyNameHint: 'A name that tells it apart from others, for example “Work laptop”.',
  rename: 'Rename',
  removePasskey: (name: string) => `Remove ${name}`,
  created: (date: string) => `Created ${date}`,
  lastUsed: (when: string) => `Last used ${when}`,
  neverUsed: 'Not used yet',
  devices: 'Signed-in devices',
  thisDevice: 'This device',
  lastSeen: (when: string) => `Active ${when}`,
  signOut: 'Sign out',
  signOutDevice: (device: string) => `Sign out ${device}`,
  signOutOthers: 'Sign out all other devices',
  signedOutOthers: 'All other devices were signed out.',
};

export type SecurityWords = typeof words;
