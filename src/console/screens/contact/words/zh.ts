import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('zh');

export const words: ContactWords = {
  write: '写邮件',
  person: '个人信息',
  name: '姓名',
  email: '邮箱地址',
  timezone: '时区',
  otherEmails: '其他邮箱地址',
  bookings: (count) => counted(count, { other: '#个预约' }),
  canceled: (count) => counted(count, { other: '#个已取消' }),
  noShows: (count) => counted(count, { other: '#次未到场' }),
  noBookings: '没有预约',
  noBookingsText: '此人的所有预约都会列在这里。',
  merge: {
    open: '合并联系人',
    title: (name) => `将另一位联系人合并到${name}`,
    text: '适用于同一个人用两个邮箱地址预约的情况。',
    search: '搜索姓名或邮箱',
    which: '要合并的联系人',
    nobody: '没有其他匹配的联系人。',
    effect: ({ other, email, name }) =>
      `${other}的所有预约将归入${name}。今后用 ${email} 预约的人会显示为${name}。此操作无法撤销。`,
    submit: '合并',
    done: (other, name) => `已将${other}合并到${name}。`,
  },
  remove: {
    open: '删除联系人',
    title: (name) => `要删除${name}吗？`,
    text: '姓名、邮箱地址和时区将从您的联系人中移除。如果对方再次预约，会重新出现在列表中。',
    erase: '同时清除预约中的个人数据',
    eraseHint:
      '否则预约保持不变。清除后，预约中的姓名、地址、回答和备注以及相关邮件都会删除，只保留时间。此操作无法撤销。',
    eraseLater: '对方还有未进行的预约。如需同时清除预约中的个人数据，请先取消该预约。',
    keepHint: '如果删除联系人时不清除，则只有在对方用同一邮箱地址再次预约后才能清除。',
    submit: '删除联系人',
    done: (name) => `已从联系人中删除${name}。`,
  },
};
