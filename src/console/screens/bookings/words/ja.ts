import { countingOf } from '../../../words/index.ts';
import type { BookingsWords } from './en.ts';

const { counted } = countingOf('ja');

export const words: BookingsWords = {
  title: '予約',
  search: '名前やメールで検索',
  copyLink: '予約リンクをコピー',
  newBooking: '新しい予約',
  download: 'CSVをダウンロード',
  views: { label: '表示する予約', upcoming: '今後', past: '過去', canceled: 'キャンセル済み' },
  next: {
    label: '次の予約',
    soon: (when) => `次の予約・${when}`,
    now: (until) => `進行中・${until}まで`,
    title: (eventType, invitee) => (eventType ? `${eventType}（${invitee}さん）` : `${invitee}さん`),
    inCity: (time, city) => `${city}では${time}`,
    quoted: (text) => `「${text}」`,
    open: '開く',
  },
  filters: {
    eventType: 'イベントタイプ',
    everyEventType: 'すべてのイベントタイプ',
    host: '主催者',
    everyHost: 'すべての主催者',
    outcome: '結果',
    everyOutcome: 'すべての結果',
    noShow: '欠席',
  },
  empty: {
    upcoming: '今後の予約はありません',
    upcomingText: '予約リンクを誰かに送ってみましょう。予約が入るとここに表示されます。',
    past: '過去の予約はありません',
    pastText: '終了した予約はここに移ります。',
    canceled: 'キャンセルされた予約はありません',
    canceledText: 'ご自身または予約者がキャンセルした予約がここに表示されます。',
    eventTypes: 'イベントタイプを見る',
    search: '一致する予約はありません',
    searchText: '名前とメールアドレスの先頭の文字で検索します。予約が別のタブにある可能性もあります。',
    clear: '検索と絞り込みをクリア',
  },
  deleted: {
    text: (count) => counted(count, { other: '#件の予約がカレンダーから削除されましたが、キャンセルされていません。' }),
    decide: 'キャンセルするか選ぶ',
  },
  moved: {
    text: (count) =>
      counted(count, { other: '#件の予約がカレンダーで移動されましたが、予約の日時は変わっていません。' }),
    decide: '日時を変更するか選ぶ',
  },
  problem: {
    stale: (name, when) =>
      `カレンダー「${name}」を最後に読み込んだのは${when}です。最後に確認できた予定の時間は、引き続き予約できません。`,
    neverRead: (name) => `カレンダー「${name}」はまだ読み込まれていません。`,
    closed: (name) => `カレンダー「${name}」を読み込めないため、予約の受け付けを止めています。`,
    kept: (name) => `カレンダー「${name}」を読み込めません。最後に確認できた予定の時間は、引き続き予約できません。`,
    more: (count) => counted(count, { other: 'ほかに#件のカレンダーに問題があります。' }),
    solve: '対処方法を見る',
  },
};
