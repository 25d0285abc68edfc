import { countingOf } from '../../../../words/index.ts';
import type { WebhooksWords } from './en.ts';

const { counted } = countingOf('ja');

export const words: WebhooksWords = {
  intro: 'Webhookは、予約に動きがあるたびに他のプログラムへ知らせます。',
  add: 'Webhookを追加',
  empty: 'Webhookはまだありません',
  emptyText: '予約の追加、日時変更、キャンセルを知らせるプログラムのアドレスを追加してください。',
  address: 'アドレス',
  addressHint: 'プログラムの https アドレス。',
  events: '知らせる内容',
  kinds: {
    'event.created': '新しい予約',
    'event.rescheduled': '予約の日時変更',
    'event.canceled': '予約のキャンセル',
    'event.no_show': '欠席',
  },
  isOn: '有効',
  paused: '停止中',
  edit: 'Webhookを編集',
  test: 'テストを送信',
  tested: 'テスト通知を送信しています。',
  secret: '署名シークレット',
  secretHint: 'プログラムは、通知が本物であることをこれで確認します。',
  showSecret: 'シークレットを表示',
  rotate: '新しいシークレット',
  rotateText: '24時間は古いシークレットでも署名されるので、その間にプログラム側を変更してください。',
  remove: 'Webhookを削除',
  removeText: 'まだ届いていない通知は破棄されます。',
  deliveries: '過去30日間の通知',
  noDeliveries: 'まだ何も送信されていません。',
  states: { pending: '待機中', succeeded: '送信済み', failed: '失敗' },
  testMessage: 'テスト通知',
  reasons: {
    timeout: 'プログラムが時間内に応答しませんでした。',
    unreachable: 'アドレスに接続できませんでした。',
    unexpected_status: 'プログラムが通知を拒否しました。',
    webhook_gone: 'プログラムから、このアドレスは廃止されたとの応答がありました。',
    webhook_silent: 'プログラムから数日間応答がないため、Webhookを停止しました。',
    restored: 'バックアップを復元した後は、再送信されませんでした。',
  },
  answered: (status) => `応答：${status}`,
  attempts: (count) => counted(count, { other: '試行#回' }),
  nextAttempt: (when) => `次の試行：${when}`,
  payload: '送信した内容',
  redeliver: '再送信',
};
