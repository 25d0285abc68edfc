import type { FrameWords } from './en.ts';

export const words: FrameWords = {
  title: '設定',
  parts: {
    you: 'プロフィール',
    security: 'ログインと端末',
    people: 'ユーザー',
    branding: 'ブランド',
    keys: 'APIキー',
    webhooks: 'Webhook',
    mail: 'メール',
    journal: '変更履歴',
    account: 'アカウント',
  },
  account: 'アカウント',
};
