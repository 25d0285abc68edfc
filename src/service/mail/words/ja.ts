import { pluralIn } from './plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('ja');

export const japanese: Words = {
  hello: (name) => (name ? `${name} 様` : 'こんにちは。'),
  meetingWith: (title, name) => `${title}（${name}）`,
  subject: (status, meeting, when) => `${status}：${meeting} ${when}`,
  reminderSubject: (day, time, meeting) => `${day} ${time}：${meeting}`,
  status: {
    confirmed: '予約確定',
    newBooking: '新しい予約',
    invitation: '招待',
    rescheduled: '日時変更',
    canceled: 'キャンセル',
  },
  openings: {
    invitee: {
      created: '予約が確定しました。',
      rescheduled: '予約の日時が変更されました。',
      canceled: '予約がキャンセルされました。',
      reminder: '予約の日時が近づいています。',
    },
    host: {
      created: '新しい予約が入りました。',
      rescheduled: '予約の日時が変更されました。',
      canceled: '予約がキャンセルされました。',
      reminder: 'ミーティングの日時が近づいています。',
    },
    guest: {
      created: 'ミーティングに招待されました。',
      rescheduled: 'ミーティングの日時が変更されました。',
      canceled: 'ミーティングがキャンセルされました。',
      reminder: 'ミーティングの日時が近づいています。',
    },
  },
  labels: {
    what: '内容',
    when: '日時',
    inviteeTime: '予約者の現地時間',
    formerTime: '変更前の日時',
    place: '場所',
    host: '主催者',
    bookedBy: '予約者',
    cancelReason: 'キャンセルの理由',
    answers: '回答',
  },
  guests: (count) => plural(count, { other: 'その他の参加者' }),
  moreAnswers: (count) => plural(count, { other: 'ほかに#件の回答がありますが、このメールには収まりません。' }),
  yes: 'はい',
  no: 'いいえ',
  actions: { view: '予約を見る', reschedule: '日時を変更', cancel: '予約をキャンセル' },
  reply: (name) => `${name}さんへのご連絡は、このメールにご返信ください。`,
  whyYou: 'このメールは、予約の際にこのアドレスが入力されたためお送りしています。',
};
