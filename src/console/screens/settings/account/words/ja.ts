import { countingOf } from '../../../../words/index.ts';
import type { AccountWords } from './en.ts';

const { counted } = countingOf('ja');

export const words: AccountWords = {
  origins: '予約ウィジェットを埋め込めるウェブサイト',
  anySite: 'このサーバーが許可するすべてのウェブサイト',
  onlyThese: '指定したウェブサイトのみ',
  addresses: 'アドレス',
  addressesHint: '1行に1つ入力します（例：https://example.com、https://*.example.com）',
  wrongLine: (line) => `${line}行目は https://example.com のようなウェブサイトのアドレスではありません。`,
  field: 'ウェブサイト',
  privacy: 'プライバシー',
  erase: {
    label: '予約者のデータの消去',
    never: 'しない',
    after: (months) => counted(months, { other: '#か月後' }),
    hint: '最後の予約から数えます。連絡先と予約から名前、メールアドレス、回答、メモが消去され、予約に関するメールも削除されます。日時は統計のために残ります。',
    title: (contacts) => counted(contacts, { other: '#件の連絡先のデータを消去しますか？' }),
    since: (months) => counted(months, { other: '#か月以上、予約がありません。' }),
    text: 'データは1日以内に消去されます。この操作は取り消せません。',
    submit: '保存して消去',
  },
  exportTitle: 'アカウントのエクスポート',
  exportText:
    'すべての予約、連絡先、イベントタイプ、設定、変更履歴を1行ずつJSONで記したファイルです。予約者の入力内容を含むため、安全に保管してください。',
  exportButton: 'エクスポートをダウンロード',
};
