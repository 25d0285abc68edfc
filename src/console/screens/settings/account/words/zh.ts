import type { AccountWords } from './en.ts';

export const words: AccountWords = {
  origins: '可以嵌入您的预约组件的网站',
  anySite: '此服务器允许的任何网站',
  onlyThese: '仅限以下网站',
  addresses: '地址',
  addressesHint: '每行一个，例如 https://example.com 或 https://*.example.com',
  wrongLine: (line) => `第${line}行不是 https://example.com 这样的网站地址。`,
  field: '网站',
  exportTitle: '导出此账户',
  exportText:
    '一个文件，包含所有预约、联系人、会面类型、设置和操作日志，每项一行 JSON。其中有预约人填写的内容，请妥善保管。',
  exportButton: '下载导出文件',
};
