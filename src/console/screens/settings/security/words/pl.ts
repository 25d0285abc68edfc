import type { SecurityWords } from './en.ts';

export const words: SecurityWords = {
  password: 'Hasło',
  newPassword: 'Nowe hasło',
  passwordHint: 'Co najmniej 12 znaków. Na wszystkich innych urządzeniach nastąpi wylogowanie.',
  changePassword: 'Zmień hasło',
  passwordChanged: 'Hasło zostało zmienione, a inne urządzenia wylogowane.',
  passkeys: 'Klucze dostępu',
  passkeysText: 'Klucz dostępu pozwala zalogować się odciskiem palca, twarzą lub kodem PIN urządzenia.',
  noPasskeys: 'Nie masz jeszcze klucza dostępu.',
  passkeysNotHere:
    'Ta przeglądarka nie obsługuje kluczy dostępu pod tym adresem. Wymagają one HTTPS i nazwy hosta albo localhost.',
  addPasskey: 'Dodaj klucz dostępu',
  passkeyName: 'Nazwa klucza dostępu',
  passkeyNameHint: 'Nazwa, która odróżnia go od innych, na przykład „Laptop w pracy”.',
  rename: 'Zmień nazwę',
  removePasskey: (name) => `Usuń: ${name}`,
  created: (date) => `Utworzono: ${date}`,
  lastUsed: (when) => `Ostatnie użycie: ${when}`,
  neverUsed: 'Jeszcze nieużywany',
  devices: 'Zalogowane urządzenia',
  thisDevice: 'To urządzenie',
  lastSeen: (when) => `Aktywność: ${when}`,
  signOut: 'Wyloguj',
  signOutDevice: (device) => `Wyloguj: ${device}`,
  signOutOthers: 'Wyloguj wszystkie inne urządzenia',
  signedOutOthers: 'Wszystkie inne urządzenia zostały wylogowane.',
};
