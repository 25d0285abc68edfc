import { countingOf } from '../../../../words/index.ts';
import type { WebhooksWords } from './en.ts';

const { counted } = countingOf('zh');

export const words: WebhooksWords = {
  intro: 'Webhook 会将您的预约动态实时告知其他程序。',
  add: '添加 Webhook',
  empty: '还没有 Webhook',
  emptyText: '请添加一个程序的地址，让它获知新建、改期和取消的预约。',
  address: '地址',
  addressHint: '该程序的 https 地址。',
  events: '通知内容',
  kinds: {
    'event.created': '新预约',
    'event.rescheduled': '预约改期',
    'event.canceled': '预约取消',
    'event.no_show': '未到场',
  },
  isOn: '启用',
  paused: '已暂停',
  edit: '编辑 Webhook',
  test: '发送测试',
  tested: '正在发送测试消息。',
  secret: '签名密钥',
  secretHint: '程序用它来验证消息确实来自您。',
  showSecret: '显示密钥',
  rotate: '更换密钥',
  rotateText: '在24小时内，消息也会用旧密钥签名，以便您有时间在程序中更换。',
  remove: '移除 Webhook',
  removeText: '尚未送达的消息将被丢弃。',
  deliveries: '最近30天的发送记录',
  noDeliveries: '还没有发送任何消息。',
  states: { pending: '等待中', succeeded: '已送达', failed: '失败' },
  testMessage: '测试消息',
  reasons: {
    timeout: '程序未及时响应。',
    unreachable: '无法连接此地址。',
    unexpected_status: '程序拒绝了此消息。',
    webhook_gone: '程序表示此地址已不存在。',
    webhook_silent: '程序已连续数天没有响应，因此该 Webhook 已暂停。',
    restored: '恢复备份后，此消息没有重新发送。',
  },
  answered: (status) => `响应：${status}`,
  attempts: (count) => counted(count, { other: '尝试#次' }),
  nextAttempt: (when) => `下次尝试：${when}`,
  payload: '发送的内容',
  redeliver: '重新发送',
};
