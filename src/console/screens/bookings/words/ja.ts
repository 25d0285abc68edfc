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
  found: (count) => counted(count, { other: '予約#件' }),
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
};
