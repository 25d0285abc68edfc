import { countingOf } from '../../../words/index.ts';
import type { ContactsWords } from './en.ts';

const { counted } = countingOf('zh');

export const words: ContactsWords = {
  search: '搜索姓名或邮箱',
  count: (total) => counted(total, { other: '#个联系人' }),
  bookings: (count) => counted(count, { other: '#个预约' }),
  noShows: (count) => counted(count, { other: '#次未到场' }),
  next: (day) => `下次：${day}`,
  last: (day) => `上次：${day}`,
  empty: '还没有联系人',
  emptyText: '每位预约过的人都会列在这里，并附上其所有预约。',
  nobody: '没有匹配的联系人',
  nobodyText: (text) => `没有姓名或邮箱地址包含“${text}”。`,
  clear: '清除搜索',
};
