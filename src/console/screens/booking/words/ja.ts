import { countingOf } from '../../../words/index.ts';
import type { BookingWords } from './en.ts';

const { counted } = countingOf('ja');

export const words: BookingWords = {
  title: (eventType, invitee) => (eventType ? `${eventType}（${invitee}さん）` : `${invitee}さん`),
  facts: {
    title: '詳細',
    when: '日時',
    whenThere: (city) => `${city}時間`,
    where: '場所',
    nowhere: '場所は未定です',
    who: '予約者',
    guests: 'ゲスト',
    host: '主催者',
    reason: 'キャンセルの理由',
    noReason: '理由の記入なし',
    bookedOn: '予約した日時',
  },
  answers: { title: '回答', none: 'この予約に他の回答はありません。', yes: 'はい', no: 'いいえ' },
  note: {
    title: 'メモ',
    label: 'メモ',
    hint: 'ご自身と同じアカウントのメンバーにだけ表示されます。',
    saved: 'メモを保存しました',
  },
  history: {
    title: '履歴',
    changes: {
      booked: (who) => (who ? `${who}が予約しました` : '予約されました'),
      rescheduled: (who) => (who ? `${who}が日時を変更しました` : '日時が変更されました'),
      canceled: (who) => (who ? `${who}がキャンセルしました` : 'キャンセルされました'),
      no_show: (who) => (who ? `${who}が「欠席」を変更しました` : '「欠席」が変更されました'),
      note: (who) => (who ? `${who}がメモを変更しました` : 'メモが変更されました'),
    },
    rescheduled: (who, to, from) =>
      `${who ? `${who}が` : ''}日時を変更しました（${from ? `${from} → ${to}` : `変更後：${to}`}）`,
    actors: { you: 'あなた', colleague: '他のメンバー', program: 'プログラム', assistant: 'エージェント' },
    mail: (about, address) => `${about}（宛先：${address}）`,
    mails: {
      'event.created': '予約確認メール',
      'event.rescheduled': '日時変更メール',
      'event.canceled': 'キャンセルメール',
      'event.reminder': 'リマインダー',
    },
    webhook: 'Webhookへの通知',
    statuses: { pending: '送信中', succeeded: '送信済み', failed: '失敗', skipped: '未送信' },
    resend: '再送信',
    resendTo: (address) => `${address}に再送信`,
    resent: (address) => `${address}に新しいメールを送信しています。`,
  },
  reschedule: {
    open: '日時を変更',
    title: '別の時間を選ぶ',
    text: (name) => `受付時間内の空きだけを表示しています。${name}さんに通知が届きます。`,
    submit: '日時を変更',
    done: (time) => `日時を変更しました：${time}`,
  },
  cancel: {
    open: '予約をキャンセル',
    title: 'この予約をキャンセルしますか？',
    text: (name) => `${name}さんに通知が届きます。キャンセルは元に戻せません。`,
    reason: '理由',
    reasonHint: (name) => `${name}さんに表示されます。`,
    submit: '予約をキャンセル',
    keep: 'キャンセルしない',
    done: 'キャンセルしました。',
  },
  again: {
    open: 'もう一度予約',
    title: 'もう一度予約',
    text: (name) => `${name}さんの別の時間を、同じ回答で予約します。`,
    submit: '予約する',
    done: (time) => `予約しました：${time}`,
  },
  noShow: {
    mark: '欠席',
    marked: (name) => `${name}さんの欠席を記録しました。通知は送信されていません。`,
    unmarked: '欠席の記録を取り消しました。',
  },
  told: {
    yes: (name) => `${name}さんにメールでお知らせしました。`,
    no: (name) => `このサーバーはメールを送信しません。${name}さんにはご自身でお知らせください。`,
    write: 'メールを書く',
  },
  slots: {
    month: '月',
    previous: '前の月',
    next: '次の月',
    timesOn: (day) => `${day}の時間`,
    none: (month) => `${month}に空きはありません。`,
    goTo: (day) => `次に空きがある${day}へ`,
    freeTimes: (day, count) => `${day}、${counted(count, { other: '空き#件' })}`,
    noFreeTime: (day) => `${day}、空きなし`,
    chosen: (time, city) => `${city}では${time}`,
    why: '時間が表示されない理由',
  },
};
