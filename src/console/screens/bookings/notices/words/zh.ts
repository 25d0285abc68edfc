import { countingOf } from '../../../../words/index.ts';
import type { NoticesWords } from './en.ts';

const { counted } = countingOf('zh');

export const words: NoticesWords = {
  deleted: {
    text: (count) => counted(count, { other: '有#个预约已从日历中删除，但尚未取消。' }),
    decide: '取消或保留',
  },
  moved: {
    text: (count) => counted(count, { other: '有#个预约已在日历中移动，但尚未改期。' }),
    decide: '改期或还原',
  },
  hostless: {
    off: (title) => `“${title}”已关闭，因为已没有主办人。`,
    solve: '选择主办人',
    solveAlone: '开启并由自己主办',
  },
  undelivered: {
    mails: (count) => counted(count, { other: '有#封关于预约的邮件未能送达。' }),
    calendar: (name) => `上一个预约未能写入您的日历“${name}”。`,
  },
  problem: {
    stale: (name, when) => `您的日历“${name}”上次读取是在${when}。最后已知的忙碌时间仍不可预约。`,
    neverRead: (name) => `您的日历“${name}”尚未读取。`,
    closed: (name) => `无法读取您的日历“${name}”，因此您的所有时间均不可预约。`,
    kept: (name) => `无法读取您的日历“${name}”。最后已知的忙碌时间仍不可预约。`,
    colleague: (host, name) => `${host}的日历“${name}”出现问题。`,
    more: (count) => counted(count, { other: '另有#个日历出现问题。' }),
    solve: '查看解决办法',
  },
};
