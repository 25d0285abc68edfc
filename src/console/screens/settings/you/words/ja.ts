import type { YouWords } from './en.ts';

export const words: YouWords = {
  firstName: '名',
  lastName: '姓',
  email: 'メールアドレス',
  emailHint: '予約に関するメールが届きます。',
  emailWaiting: (address) => `${address} にリンクを送信しました。リンクを開くとアドレスが変更されます。`,
  username: 'ユーザー名',
  usernameHint: (page) => `予約ページのアドレスは ${page} です。以前のユーザー名のリンクも引き続き使えます。`,
  usernameUnavailable:
    'このユーザー名はすでに使われているか、アドレスに使えません。文字、数字、ピリオド、ハイフン、アンダースコアからなる別の名前を選んでください。',
  zone: 'タイムゾーン',
  zoneHint: '管理画面の時間は、すべてこのタイムゾーンで表示されます。スケジュールごとに別のものも使えます。',
  clock: '時刻の表示',
  clock12: '12時間（3:30 PM）',
  clock24: '24時間（15:30）',
  weekStart: '週の始まり',
  language: '言語',
  browserLanguage: 'ブラウザーと同じ',
  about: '自己紹介',
  aboutHint: '予約ページに表示される一文です。',
  picture: '写真',
  pictureHint: '予約者に表示する写真のアドレス（https:// で始まるもの）',
};
