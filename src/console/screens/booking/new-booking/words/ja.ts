import type { NewBookingWords } from './en.ts';

export const words: NewBookingWords = {
  title: '新しい予約',
  text: '電話やメールで連絡してきた方の予約を入れます。',
  eventType: 'イベントタイプ',
  length: '所要時間',
  time: '日時',
  invitee: '予約者',
  contact: { name: '名前', email: 'メールアドレス' },
  zone: 'タイムゾーン',
  zoneHint: '予約者のタイムゾーンです。予約者へのメールにはその時刻が記載されます。',
  language: '言語',
  languageHint: '予約者へのメールはこの言語で送られます。',
  choose: '選択してください',
  chooseTime: '先に日時を選んでください。',
  incomplete: '未入力または正しくない回答があります。印のついた欄を確認してください。',
  none: '有効なイベントタイプがありません',
  noneText: 'イベントタイプを有効にするか作成すると、ここで予約を入れられます。',
  toEventTypes: 'イベントタイプを見る',
  faults: {
    required: 'この質問に答えてください。',
    tooLong: (max) => `${max}文字以内で入力してください。`,
    tooMany: (max) => `アドレスは${max}件以内で入力してください。`,
    email: 'メールアドレスを入力してください（例：name@example.org）。',
    phone: '国番号から始まる電話番号を入力してください（例：+49 30 123456）。',
    unreadable: '制御文字や文字の向きを変える文字を取り除いてください。',
  },
};
