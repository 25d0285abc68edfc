import type { SecurityWords } from './en.ts';

export const words: SecurityWords = {
  password: 'パスワード',
  newPassword: '新しいパスワード',
  passwordHint: '12文字以上。他のすべての端末からログアウトされます。',
  changePassword: 'パスワードを変更',
  passwordChanged: 'パスワードを変更し、他の端末からログアウトしました。',
  passkeys: 'パスキー',
  passkeysText: 'パスキーを使うと、端末の指紋、顔、PINでログインできます。',
  noPasskeys: 'パスキーはまだありません。',
  passkeysNotHere:
    'このブラウザーは、このアドレスではパスキーに対応していません。HTTPSとホスト名、または localhost が必要です。',
  addPasskey: 'パスキーを追加',
  passkeyName: 'パスキーの名前',
  passkeyNameHint: '他のパスキーと区別できる名前（例：「会社のノートパソコン」）。',
  rename: '名前を変更',
  removePasskey: (name) => `${name}を削除`,
  created: (date) => `作成：${date}`,
  lastUsed: (when) => `最終使用：${when}`,
  neverUsed: '未使用',
  devices: 'ログイン中の端末',
  thisDevice: 'この端末',
  lastSeen: (when) => `最終利用：${when}`,
  signOut: 'ログアウト',
  signOutDevice: (device) => `${device}からログアウト`,
  signOutOthers: '他のすべての端末からログアウト',
  signedOutOthers: '他のすべての端末からログアウトしました。',
};
