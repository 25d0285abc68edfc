import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('ja');

export const words: ContactWords = {
  write: 'メールを書く',
  person: 'プロフィール',
  name: '名前',
  email: 'メールアドレス',
  timezone: 'タイムゾーン',
  otherEmails: 'ほかのメールアドレス',
  bookings: (count) => counted(count, { other: '予約#件' }),
  canceled: (count) => counted(count, { other: 'キャンセル#件' }),
  noShows: (count) => counted(count, { other: '欠席#回' }),
  noBookings: '予約はありません',
  noBookingsText: 'この方のすべての予約がここに表示されます。',
  merge: {
    open: '連絡先を統合',
    title: (name) => `別の連絡先を${name}さんに統合`,
    text: '同じ方が2つのメールアドレスで予約した場合に使います。',
    search: '名前やメールで検索',
    which: '統合する連絡先',
    nobody: 'ほかに一致する連絡先はありません。',
    effect: ({ other, email, name }) =>
      `${other}さんの予約はすべて${name}さんに移ります。${email} からの予約は${name}さんとして表示されます。この操作は元に戻せません。`,
    submit: '統合する',
    done: (other, name) => `${other}さんを${name}さんに統合しました。`,
  },
  remove: {
    open: '連絡先を削除',
    title: (name) => `${name}さんを削除しますか？`,
    text: '名前、メールアドレス、タイムゾーンが連絡先から削除されます。この方がもう一度予約すると、再び連絡先に表示されます。',
    erase: '予約の個人データも消去する',
    eraseHint:
      '消去しない場合、予約はそのまま残ります。消去すると、予約から名前、メールアドレス、回答、メモが削除され、予約に関するメールも削除されます。日時は残ります。この操作は取り消せません。',
    eraseLater: '今後の予約があります。予約の個人データも消去するには、先にその予約をキャンセルしてください。',
    keepHint:
      'チェックを入れずに連絡先を削除すると、この方が同じメールアドレスでもう一度予約するまで、個人データを消去できません。',
    submit: '連絡先を削除',
    done: (name) => `${name}さんを連絡先から削除しました。`,
  },
};
