import { countingOf } from '../../../../words/index.ts';
import type { AccountWords } from './en.ts';

const { counted } = countingOf('zh');

export const words: AccountWords = {
  origins: '可以嵌入您的预约组件的网站',
  anySite: '此服务器允许的任何网站',
  onlyThese: '仅限以下网站',
  addresses: '地址',
  addressesHint: '每行一个，例如 https://example.com 或 https://*.example.com',
  wrongLine: (line) => `第${line}行不是 https://example.com 这样的网站地址。`,
  field: '网站',
  privacy: '隐私',
  erase: {
    label: '清除预约人的数据',
    never: '从不',
    after: (months) => counted(months, { other: '#个月后' }),
    hint: '从最后一次会面算起。联系人和预约中的姓名、邮箱地址、回答和备注会被清除，相关邮件也会删除；时间会保留，用于统计。',
    title: (contacts) => counted(contacts, { other: '要清除#位联系人的数据吗？' }),
    since: (months) => counted(months, { other: '他们已至少#个月没有会面。' }),
    text: '数据会在一天内清除。此操作无法撤销。',
    submit: '保存并清除',
  },
  exportTitle: '导出此账户',
  exportText:
    '一个文件，包含所有预约、联系人、会面类型、设置和操作日志，每项一行 JSON。其中有预约人填写的内容，请妥善保管。',
  exportButton: '下载导出文件',
};
