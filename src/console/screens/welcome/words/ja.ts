import { countingOf } from '../../../words/index.ts';
import type { WelcomeWords } from './en.ts';

const { counted } = countingOf('ja');

export const words: WelcomeWords = {
  title: (name) => `ようこそ、${name}さん`,
  intro: '4つの簡単なステップで、予約を受け付けられます。すべて後から変更できます。',
  change: '変更',
  next: '保存して次へ',
  skip: '今はスキップ',
  hours: {
    title: 'いつ予約を受け付けますか？',
    zone: 'タイムゾーン',
    days: '曜日',
    from: '開始',
    until: '終了',
    chooseDay: '曜日を1つ以上選んでください。',
    endFirst: '終了は開始より後にしてください。',
    later: (screen) => `休憩、休みの日、特別な時間は「${screen}」で設定できます。`,
  },
  eventType: {
    title: 'どのような予約を受け付けますか？',
    name: 'タイトル',
    firstTitle: (minutes) => `${minutes}分のミーティング`,
    nameHint: '予約者に表示されます（例：「初回のご相談」）。',
    length: '所要時間',
    minutes: (count) => counted(count, { other: '#分' }),
    place: 'どこで会いますか？',
    places: {
      none: '予約者に個別に伝える',
      video: 'ビデオ通話',
      phone: '電話',
      in_person: '対面',
    },
    placeValue: {
      video: 'ビデオ会議のリンク',
      phone: '電話番号',
      in_person: '住所',
    },
    placeHint: '予約した人にだけ表示されます。',
  },
  calendar: {
    title: 'ご自身の予定はどのカレンダーにありますか？',
    text: 'そのカレンダーに予定がある時間には、予約が入らなくなります。iCal 形式の非公開アドレスを貼り付けてください。カレンダーの設定の「共有」または「統合」にあります。',
    address: '非公開アドレス（iCal）',
    connect: '接続',
    more: '他の方法でカレンダーを接続',
    connected: (name) => `${name}を接続しました。`,
    skipped: 'カレンダーはまだありません。「カレンダー」から接続できます。',
  },
  link: {
    title: '予約リンク',
    text: '相手に送ったり、メールの署名に入れたりできます。',
    copy: '予約リンクをコピー',
    open: '開く',
    try: 'テスト予約をする',
    tryText:
      '次の空き時間に、自分で予約してみましょう。このサーバーがメールを送る設定なら、予約者に届くのと同じメールが届きます。',
    none: '今後4週間に空きがありません。ステップ1の受付時間を確認してください。',
    booked: '予約できました。テスト予約：',
    show: '予約を見る',
    cancel: 'テスト予約をキャンセル',
    canceled: 'テスト予約をキャンセルしました。',
  },
  passkey: {
    title: '次回からパスワードなしでログインしますか？',
    text: 'パスキーは、この端末の指紋、顔、PINを使います。',
    make: 'パスキーを作成',
    name: '最初のパスキー',
    made: '次回からパスキーでログインできます。',
  },
  finish: '予約一覧へ',
};
