import type { MoreWords } from './en.ts';

export const words: MoreWords = {
  calendars: '他の予定がある時間の予約を防ぐ',
  contacts: '予約したことのあるすべての方',
  embed: 'ウェブサイトで予約を受け付ける',
  settings: 'プロフィール、ユーザー、ログイン方法',
};
