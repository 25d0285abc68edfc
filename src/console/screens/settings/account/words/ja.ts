import type { AccountWords } from './en.ts';

export const words: AccountWords = {
  origins: '予約ウィジェットを埋め込めるウェブサイト',
  anySite: 'このサーバーが許可するすべてのウェブサイト',
  onlyThese: '指定したウェブサイトのみ',
  addresses: 'アドレス',
  addressesHint: '1行に1つ入力します（例：https://example.com、https://*.example.com）',
  wrongLine: (line) => `${line}行目は https://example.com のようなウェブサイトのアドレスではありません。`,
  field: 'ウェブサイト',
  exportTitle: 'アカウントのエクスポート',
  exportText:
    'すべての予約、連絡先、イベントタイプ、設定、変更履歴を1行ずつJSONで記したファイルです。予約者の入力内容を含むため、安全に保管してください。',
  exportButton: 'エクスポートをダウンロード',
};
