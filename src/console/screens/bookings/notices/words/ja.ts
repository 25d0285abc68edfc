import { countingOf } from '../../../../words/index.ts';
import type { NoticesWords } from './en.ts';

const { counted } = countingOf('ja');

export const words: NoticesWords = {
  deleted: {
    text: (count) => counted(count, { other: '#件の予約がカレンダーから削除されましたが、キャンセルされていません。' }),
    decide: 'キャンセルするか選ぶ',
  },
  moved: {
    text: (count) =>
      counted(count, { other: '#件の予約がカレンダーで移動されましたが、予約の日時は変わっていません。' }),
    decide: '日時を変更するか選ぶ',
  },
  hostless: {
    off: (title) => `「${title}」は、主催者がいなくなったためオフになっています。`,
    solve: '主催者を選ぶ',
    solveAlone: 'オンにして自分が主催者になる',
  },
  undelivered: {
    mails: (count) => counted(count, { other: '予約に関するメール#件を届けられませんでした。' }),
    calendar: (name) => `直近の予約をカレンダー「${name}」に書き込めませんでした。`,
  },
  problem: {
    stale: (name, when) =>
      `カレンダー「${name}」を最後に読み込んだのは${when}です。最後に確認できた予定の時間は、引き続き予約できません。`,
    neverRead: (name) => `カレンダー「${name}」はまだ読み込まれていません。`,
    closed: (name) => `カレンダー「${name}」を読み込めないため、予約の受け付けを止めています。`,
    kept: (name) => `カレンダー「${name}」を読み込めません。最後に確認できた予定の時間は、引き続き予約できません。`,
    colleague: (host, name) => `${host}さんのカレンダー「${name}」に問題があります。`,
    more: (count) => counted(count, { other: 'ほかに#件のカレンダーに問題があります。' }),
    solve: '対処方法を見る',
  },
};
