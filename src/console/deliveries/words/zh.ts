import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('zh');

export const words: DeliveriesWords = {
  reasons: {
    timeout: '程序未及时响应。',
    unreachable: '无法连接此地址。',
    refused_address: '此服务器不会向该地址发送任何内容。',
    unexpected_status: '程序拒绝了此消息。',
    webhook_gone: '程序表示此地址已不存在。',
    webhook_silent: '程序已连续数天没有响应，因此该 Webhook 已暂停。',
    restored: '恢复备份后，此消息没有重新发送。',
  },
  answered: (status) => `响应：${status}`,
  attempts: (count) => counted(count, { other: '尝试#次' }),
  nextAttempt: (when) => `下次尝试：${when}`,
};
