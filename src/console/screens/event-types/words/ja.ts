import type { EventTypesWords } from './en.ts';

export const words: EventTypesWords = {
  title: 'イベントタイプ',
  create: '新しいイベントタイプ',
  tabs: { label: '表示するイベントタイプ', current: '使用中', archived: 'アーカイブ済み' },
  empty: {
    title: 'どのような予約を受け付けますか？',
    text: 'イベントタイプは「30分の通話」のようなミーティングの種類です。それぞれに専用のリンクと質問があります。',
  },
  emptyArchive: {
    title: 'アーカイブは空です',
    text: '受け付けをやめたイベントタイプを、ここに残しておけます。',
  },
  off: 'オフ',
  private: '限定公開',
  active: (title) => `${title}の予約を受け付ける`,
  places: {
    video: 'ビデオ通話',
    phone: '電話',
    in_person: '対面',
    custom: 'その他の場所',
    none: '場所は未定',
  },
  copyLink: 'リンクをコピー',
  copyEmbed: '埋め込みコードをコピー',
  open: '予約者に見える画面を表示',
  why: '時間が表示されない理由',
  duplicate: '複製',
  up: '上に移動',
  down: '下に移動',
  archive: 'アーカイブ',
  restore: '元に戻す',
  archived: (title) => `「${title}」をアーカイブしました。予約は残ります。`,
  restored: (title) => `「${title}」を元に戻しました。予約を受け付けるにはオンにしてください。`,
  duplicated: (title) => `「${title}」を複製として作成しました。オンにするまで予約は受け付けられません。`,
  draft: {
    title: '新しいイベントタイプ',
    name: 'タイトル',
    namePlaceholder: '初回のご相談',
    length: '所要時間（分）',
    submit: '作成',
  },
};
