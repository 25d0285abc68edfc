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
};
