import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('ja');

export const words: ContactWords = {
  write: 'メールを書く',
  person: 'プロフィール',
  name: '名前',
  email: 'メールアドレス',
  timezone: 'タイムゾーン',
  bookings: (count) => counted(count, { other: '予約#件' }),
  noShows: (count) => counted(count, { other: '欠席#回' }),
  noBookings: '予約はありません',
  noBookingsText: 'この方のすべての予約がここに表示されます。',
  remove: {
    open: '連絡先を削除',
    title: (name) => `${name}さんを削除しますか？`,
    text: '名前、メールアドレス、タイムゾーンが連絡先から削除されます。予約はそのまま残ります。この方がもう一度予約すると、再び連絡先に表示されます。',
    submit: '連絡先を削除',
    done: (name) => `${name}さんを連絡先から削除しました。`,
  },
};
