import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: '您在别处忙碌时不接受预约',
  contacts: '所有预约过的人',
  embed: '在您的网站上提供预约',
  settings: '您的个人资料、成员和登录方式',
};
