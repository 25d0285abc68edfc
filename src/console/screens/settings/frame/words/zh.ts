import type { FrameWords } from './en.ts';

export const words: FrameWords = {
  title: '设置',
  parts: {
    you: '个人资料',
    security: '登录与设备',
    people: '成员',
    branding: '品牌',
    keys: 'API 密钥',
    webhooks: 'Webhook',
    mail: '邮件',
    journal: '操作日志',
    account: '账户',
  },
  account: '账户',
};
