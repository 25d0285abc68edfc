import { countingOf } from '../../../words/index.ts';
import type { ContactsWords } from './en.ts';

const { counted } = countingOf('ja');

export const words: ContactsWords = {
  search: '名前やメールで検索',
  count: (total) => counted(total, { other: '連絡先#件' }),
  bookings: (count) => counted(count, { other: '予約#件' }),
  noShows: (count) => counted(count, { other: '欠席#回' }),
  next: (day) => `次回：${day}`,
  last: (day) => `前回：${day}`,
  empty: '連絡先はまだありません',
  emptyText: '予約した方が、すべての予約とともにここに表示されます。',
  nobody: '一致する連絡先はありません',
  nobodyText: (text) => `「${text}」を含む名前やメールアドレスはありません。`,
  clear: '検索をクリア',
};
