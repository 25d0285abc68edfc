import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('zh');

export const words: ContactWords = {
  write: '写邮件',
  person: '个人信息',
  name: '姓名',
  email: '邮箱地址',
  timezone: '时区',
  bookings: (count) => counted(count, { other: '#个预约' }),
  noShows: (count) => counted(count, { other: '#次未到场' }),
  noBookings: '没有预约',
  noBookingsText: '此人的所有预约都会列在这里。',
  remove: {
    open: '删除联系人',
    title: (name) => `要删除${name}吗？`,
    text: '姓名、邮箱地址和时区将从您的联系人中移除。预约保持不变。如果对方再次预约，会重新出现在列表中。',
    submit: '删除联系人',
    done: (name) => `已从联系人中删除${name}。`,
  },
};
