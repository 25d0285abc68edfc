import type { AccountWords } from './en.ts';

export const words: AccountWords = {
  origins: '可以嵌入您的预约组件的网站',
  anySite: '此服务器允许的任何网站',
  onlyThese: '仅限以下网站',
  addresses: '地址',
  addressesHint: '每行一个，例如 https://example.com 或 https://*.example.com',
  wrongLine: (line) => `第${line}行不是 https://example.com 这样的网站地址。`,
  field: '网站',
};
