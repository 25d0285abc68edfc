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
    reassigned: '主催者変更',
    unassigned: '引き継ぎ済み',
    canceled: 'キャンセル',
  },
  openings: {
    invitee: {
      created: '予約が確定しました。',
      rescheduled: '予約の日時が変更されました。',
      reassigned: '予約の主催者が変わりました。',
      canceled: '予約がキャンセルされました。',
      reminder: '予約の日時が近づいています。',
    },
    host: {
      created: '新しい予約が入りました。',
      rescheduled: '予約の日時が変更されました。',
      reassigned: '予約の主催者になりました。',
      canceled: '予約がキャンセルされました。',
      reminder: 'ミーティングの日時が近づいています。',
    },
    guest: {
      created: 'ミーティングに招待されました。',
      rescheduled: 'ミーティングの日時が変更されました。',
      reassigned: 'ミーティングの主催者が変わりました。',
      canceled: 'ミーティングがキャンセルされました。',
      reminder: 'ミーティングの日時が近づいています。',
    },
  },
  unassigned: 'あなたが主催していた予約は、別の主催者に引き継がれました。',
  labels: {
    what: '内容',
    when: '日時',
    inviteeTime: '予約者の現地時間',
    formerTime: '変更前の日時',
    place: '場所',
    formerPlace: '変更前の場所',
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
  invitedBy: (name) => `${name}さんからの招待です。`,
  links: {
    confirmEmail: {
      subject: 'メールアドレスの確認',
      opening: '予約に関するメールをこのアドレスで受け取るには、アドレスを確認してください。',
      action: 'アドレスを確認',
      validity: 'このリンクは24時間以内に1回のみ有効です。',
      whyYou:
        'このメールは、プロフィールにこのアドレスが入力されたためお送りしています。お心当たりがない場合は、このメールを破棄してください。',
    },
    signIn: {
      subject: 'ログイン用リンク',
      opening: 'このリンクから管理画面にログインしてください。',
      action: 'ログイン',
      validity: 'このリンクは15分以内に1回のみ有効です。',
      whyYou:
        'このメールは、このアドレスでログイン用リンクが請求されたためお送りしています。お心当たりがない場合は破棄してください。このメールがなければ誰もログインできません。',
    },
    invitation: {
      subject: 'ログインへのご招待',
      opening: 'チームの方々と一緒に予約を管理するよう招待されています。',
      action: '招待を受ける',
      validity: 'このリンクは7日以内に1回のみ有効です。',
      whyYou:
        'このメールは、同僚の方が招待のためにこのアドレスを入力したためお送りしています。お心当たりがない場合は、このメールを破棄してください。',
    },
  },
  calendars: {
    subject: (calendar) => `カレンダー ${calendar} を読み込めません`,
    failing: 'カレンダーを読み込めません。最後に確認できた予定の時間は、引き続き予約できません。',
    closed: 'カレンダーを6時間以上読み込めていません。再び読み込めるまで、予約は受け付けられません。',
    calendarLabel: 'カレンダー',
    lastRead: '最終読み込み',
    advice:
      'アドレスまたはパスワードが変わった場合は、カレンダーを接続し直してください。このカレンダーなしで予約を受け付けるには、一時的に無視してください。',
  },
  notices: {
    deletedEntries: {
      subject: 'カレンダーから削除されましたが、キャンセルされていません',
      opening: () => '次の予定がカレンダーから削除されました。予約は有効なままで、誰にも通知されていません。',
      advice:
        'キャンセルする場合は、管理画面で予約を開いてキャンセルしてください。残す場合は、カレンダーに再び書き込まれます。',
    },
    changedEmail: {
      subject: 'メールアドレスが変更されました',
      opening: () => '予約に関するメールは、今後別のアドレスに送信されます。',
      advice:
        'お心当たりがない場合は、管理画面にログインし、プロフィールのアドレスを確認してパスワードを変更してください。',
    },
    addedPasskey: {
      subject: 'パスキーが追加されました',
      opening: () => '新しいパスキーを使って、このアドレスのアカウントで管理画面にログインできるようになりました。',
      advice: 'お心当たりがない場合は、管理画面にログインし、そのパスキーを削除してパスワードを変更してください。',
    },
  },
  refusedMail: {
    subject: (address) => `${address} に連絡できませんでした`,
    opening: 'この宛先のメールサーバーが、この予約に関するメールを拒否しました。',
    advice: 'メールアドレスが間違っている可能性があります。別の方法でご連絡ください。',
  },
};
