import { countingOf } from '../../../words/index.ts';
import type { BookingsWords } from './en.ts';

const { counted } = countingOf('zh');

export const words: BookingsWords = {
  title: '预约',
  search: '搜索姓名或邮箱',
  copyLink: '复制预约链接',
  newBooking: '新建预约',
  download: '下载 CSV',
  views: { label: '显示哪些预约', upcoming: '即将到来', past: '已结束', canceled: '已取消' },
  next: {
    label: '下一个预约',
    soon: (when) => `下一个 · ${when}`,
    now: (until) => `进行中 · 至 ${until}`,
    title: (eventType, invitee) => (eventType ? `${eventType}（${invitee}）` : invitee),
    inCity: (time, city) => `${city}当地时间 ${time}`,
    quoted: (text) => `“${text}”`,
    open: '打开',
  },
  filters: {
    eventType: '会面类型',
    everyEventType: '所有会面类型',
    host: '主办人',
    everyHost: '所有主办人',
    outcome: '结果',
    everyOutcome: '所有结果',
    noShow: '未到场',
  },
  empty: {
    upcoming: '没有即将到来的预约',
    upcomingText: '把您的预约链接发给别人，对方的预约会显示在这里。',
    past: '没有已结束的预约',
    pastText: '预约结束后会移到这里。',
    canceled: '没有已取消的预约',
    canceledText: '您或预约人取消的预约会列在这里。',
    eventTypes: '查看会面类型',
    search: '没有匹配的预约',
    searchText: '搜索按姓名和邮箱地址的开头匹配。该预约也可能在其他标签页中。',
    clear: '清除搜索和筛选',
  },
  deleted: {
    text: (count) => counted(count, { other: '有#个预约已从日历中删除，但尚未取消。' }),
    decide: '取消或保留',
  },
  moved: {
    text: (count) => counted(count, { other: '有#个预约已在日历中移动，但尚未改期。' }),
    decide: '改期或还原',
  },
  problem: {
    stale: (name, when) => `您的日历“${name}”上次读取是在${when}。最后已知的忙碌时间仍不可预约。`,
    neverRead: (name) => `您的日历“${name}”尚未读取。`,
    closed: (name) => `无法读取您的日历“${name}”，因此您的所有时间均不可预约。`,
    kept: (name) => `无法读取您的日历“${name}”。最后已知的忙碌时间仍不可预约。`,
    more: (count) => counted(count, { other: '另有#个日历出现问题。' }),
    solve: '查看解决办法',
  },
};
