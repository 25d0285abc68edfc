import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('ja');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'プログラムが時間内に応答しませんでした。',
    unreachable: 'アドレスに接続できませんでした。',
    refused_address: 'このサーバーはこのアドレスには送信しません。',
    unexpected_status: 'プログラムが通知を拒否しました。',
    webhook_gone: 'プログラムから、このアドレスは廃止されたとの応答がありました。',
    webhook_silent: 'プログラムから数日間応答がないため、Webhookを停止しました。',
    restored: 'バックアップを復元した後は、再送信されませんでした。',
  },
  answered: (status) => `応答：${status}`,
  attempts: (count) => counted(count, { other: '試行#回' }),
  nextAttempt: (when) => `次の試行：${when}`,
  mail: {
    off: 'このサーバーはメールを送信しません。予約者にも主催者にも、確認メールやリマインダーは届きません。',
    kept: 'このサーバーはメールを送信しません。サーバーが動いているコンピューターで読めるように保存するだけです。',
    underWay: (address) => `${address}に送信しています。`,
    noCalendarFile: '架空の予定がカレンダーに入らないように、カレンダーファイルは付いていません。',
    preview: {
      titles: { 'event.created': '予約確認メール', 'event.reminder': 'リマインダーのメール' },
      language: '言語',
      form: { label: '表示', html: '書式付き', text: 'テキストのみ' },
      subject: '件名',
      content: 'メールの内容',
      note: '名前と時間は例です。ここではリンクは使えません。',
      unsaved: '保存していない変更は含まれていません。',
      send: '自分に送信',
    },
    intro: '予約に関するメールが送信されているか、どれが届かなかったかを確認できます。',
    sending: '送信',
    operator: 'サーバーの管理者がメールサーバーを設定できます。',
    sender: (address) => `メールは${address}から送信されます。`,
    test: '自分にテストメールを送信',
    testTo: (address) => `${address}へのテストメール`,
    statuses: { pending: '送信中', succeeded: '送信済み', failed: '失敗', skipped: '未送信' },
    lastDay: '過去24時間',
    counts: { sent: '送信済み', waiting: '待機中', overdue: '遅延', failed: '失敗' },
    countsHint:
      '「送信済み」は、メールサーバーがメールを受け付けたことを意味します。5分または3回の試行の後も送れないメールは遅延とみなします。サーバーは最長3日間、再試行を続けます。',
    undelivered: '届かなかったメール',
    noneUndelivered: '過去24時間に失敗したメールも、3回試行してまだ再試行中のメールもありません。',
    kinds: {
      'event.created': '予約確認メール',
      'event.rescheduled': '日時変更メール',
      'event.reassigned': '主催者変更メール',
      'event.canceled': 'キャンセルメール',
      'event.reminder': 'リマインダー',
    },
    mailTo: (kind, address) => `${kind}（宛先：${address}）`,
    retried: '再試行中',
    serverText: (text) => `メールサーバー：「${text}」`,
    serverStatus: (status) => `メールサーバーの応答：${status}`,
    silent: 'メールサーバーからの応答がありませんでした。',
    nextAttempt: (when) => `次の試行：${when}`,
    booking: '予約を開く',
    bookingOf: (address) => `予約を開く：${address}`,
  },
};
