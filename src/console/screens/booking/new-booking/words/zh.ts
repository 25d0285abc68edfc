import type { NewBookingWords } from './en.ts';

export const words: NewBookingWords = {
  title: '新建预约',
  text: '为来电或来信的人预约时间。',
  eventType: '会面类型',
  length: '时长',
  time: '时间',
  invitee: '预约人',
  contact: { name: '姓名', email: '邮箱地址' },
  zone: '时区',
  zoneHint: '预约人所在的时区。发给对方的邮件会显示当地时间。',
  language: '语言',
  languageHint: '发给预约人的邮件使用此语言。',
  choose: '请选择',
  chooseTime: '请先选择时间。',
  incomplete: '有些回答缺失或有误。请查看标出的字段。',
  none: '没有启用的会面类型',
  noneText: '启用或创建会面类型后，即可在此预约其时间。',
  toEventTypes: '查看会面类型',
  faults: {
    required: '请回答此问题。',
    tooLong: (max) => `请勿超过 ${max} 个字符。`,
    tooMany: (max) => `请勿超过 ${max} 个地址。`,
    email: '请输入邮箱地址，例如 name@example.org。',
    phone: '请输入带国家代码的电话号码，例如 +49 30 123456。',
    unreadable: '请删除控制字符和改变文字方向的字符。',
  },
};
