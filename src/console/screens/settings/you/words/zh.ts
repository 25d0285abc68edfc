import type { YouWords } from './en.ts';

export const words: YouWords = {
  firstName: '名',
  lastName: '姓',
  email: '邮箱地址',
  emailHint: '与您的预约有关的邮件会发送到此地址。',
  emailWaiting: (address) => `我们已向 ${address} 发送链接。打开链接后，地址才会更改。`,
  username: '用户名',
  usernameHint: (page) => `您的预约页面地址是 ${page}。使用以前用户名的链接仍然有效。`,
  usernameUnavailable: '此用户名已被占用或不能用作地址。请选择由字母、数字、句点、连字符和下划线组成的其他名称。',
  zone: '时区',
  zoneHint: '控制台中的所有时间均以此时区显示。时间表可以使用其他时区。',
  clock: '时制',
  clock12: '12小时（3:30 PM）',
  clock24: '24小时（15:30）',
  weekStart: '一周的第一天',
  language: '语言',
  browserLanguage: '与浏览器一致',
  about: '关于您',
  aboutHint: '显示在您的预约页面上的一句话。',
  picture: '头像',
  pictureHint: '预约人看到的头像地址，以 https:// 开头',
};
