import type { BrandingWords } from './en.ts';

export const words: BrandingWords = {
  text: '公開ページ、予約の管理ページ、メールに表示されます。',
  name: '事業者名',
  nameHint: 'ページとメールの先頭に表示されます。',
  color: 'アクセントカラー',
  colorHint: '読みにくくなる場所では、少し明るく、または暗く表示されます。',
  defaultColor: '標準の色を使う',
  logo: 'ロゴ',
  logoHint: 'この端末の画像です。このサーバーに保存されます。',
  notPicture: 'このファイルは画像として読み込めません。PNG、JPEG、SVGのいずれかを選択してください。',
  unreadableFile: 'このファイルを読み込めませんでした。移動された可能性があります。もう一度選択してください。',
  removeLogo: 'ロゴを削除',
  search: '公開ページを検索エンジンに表示する',
  preview: 'プレビュー',
  pages: { light: '公開ページ（ライト）', dark: '公開ページ（ダーク）' },
  mail: 'メール',
  sampleMeeting: '初回のご相談',
  sampleOpening: '予約が確定しました。',
  sampleAction: '日時を変更',
};
