import { countingOf } from '../../../words/index.ts';
import type { WhyWords } from './en.ts';

const { counted } = countingOf('ja');

export const words: WhyWords = {
  title: '時間が表示されない理由',
  parent: 'イベントタイプ',
  eventType: 'イベントタイプ',
  date: '日付',
  previous: '前の日',
  next: '次の日',
  zone: '予約者のタイムゾーン',
  day: '1日の流れ',
  open: '受付時間',
  against: '予約を防ぐもの',
  starts: (date) => `${date}の開始時刻`,
  offered: '予約可能',
  notOffered: '予約不可',
  count: (offered, all) => `${all}件中${offered}件が予約可能`,
  none: 'この日は受付時間外のため、開始時刻がありません。',
  noSchedule: 'スケジュールがないため、予約を受け付けていません。',
  editHours: '受付時間を編集',
  inactive: 'このイベントタイプはオフのため、予約を受け付けていません。',
  editEventType: 'イベントタイプを開く',
  someone: '別の方',
  aCalendar: '接続中のカレンダー',
  perPeriod: { day: '1日あたり', week: '1週間あたり', month: '1か月あたり', year: '1年あたり' },
  withinPeriod: { day: 'この日', week: 'この週', month: 'この月', year: 'この年' },
  bands: {
    open: (range) => `受付時間 ${range}`,
    override: (range) => `受付時間 ${range}（この日のみ）`,
    closed: '受付なし',
    booked: (name, range) => `予約：${name}、${range}`,
    breaks: '予約の前後のバッファ時間',
    calendar: (name, range) => `「${name}」に予定あり ${range}`,
    unread: (name) => `${name}：読み込み済みなのはここまで`,
    notice: (length) => `予約の締め切り後（開始の${length}前まで）`,
    window: '予約できる期間より先',
    limit: (count, perPeriod) => `上限に到達：${perPeriod}${counted(count, { other: '#件' })}`,
  },
  sentences: {
    off_grid: 'この時刻から始まる枠はありません。',
    outside_hours: '受付時間外です。',
    closed: 'この時間は受け付けていません。',
    taken: 'この時間は埋まっています。',
    booked: (name, range) => `予約が入っています（${name}、${range}）。`,
    tooClose: (name, range) => `予約（${name}、${range}）に近すぎます。予約の前後にはバッファ時間があります。`,
    calendar: (name, range, ago) => `カレンダー「${name}」に予定があります（${range}、${ago}に読み込み）。`,
    tooCloseToCalendar: (name, range) =>
      `カレンダー「${name}」の予定（${range}）に近すぎます。予約の前後にはバッファ時間があります。`,
    unread: (name) => `${name}はここまでしか読み込まれていないため、この先は予約を受け付けていません。`,
    notice: (length) => `予約の締め切りを過ぎています。予約できるのは開始の${length}前までです。`,
    window: (last) => `予約できる期間より先です。予約できるのは${last}までです。`,
    limit: (count, withinPeriod) =>
      `${withinPeriod}の予約がすでに${counted(count, { other: '#件' })}あり、設定した上限に達しています。`,
    limitUnknown: '予約の件数が、設定した上限に達しています。',
  },
};
