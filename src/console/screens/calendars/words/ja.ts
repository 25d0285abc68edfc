import { countingOf } from '../../../words/index.ts';
import type { CalendarsWords } from './en.ts';

const { counted } = countingOf('ja');

export const words: CalendarsWords = {
  intro: 'これらのカレンダーで予定が入っている時間は、予約できません。',
  add: 'カレンダーを追加',
  empty: 'カレンダーがまだありません',
  emptyText: 'お使いのカレンダーを接続すると、予定のある時間には予約が入らなくなります。',
  kinds: { feed: 'アドレス', caldav: 'アカウント' },
  busy: (count) => counted(count, { other: '今後30日間の予定#件' }),
  read: (when) => `${when}に読み込み`,
  neverRead: '未読み込み',
  state: {
    current: '最新',
    stale: '古い情報',
    unreachable: '読み込めません',
    ignored: '無視中',
    ignoredText: '現在、このカレンダーの予定は予約に影響しません。',
    stale_keeps: (when) => `最後に読み込んだのは${when}です。最後に確認できた予定の時間は、引き続き予約できません。`,
    closes: '再び読み込めるまで、予約の受け付けを止めています。',
    closesFor: (host) => `再び読み込めるまで、${host}さんの予約の受け付けを止めています。`,
    keeps: '最後に確認できた予定の時間は、引き続き予約できません。',
  },
  problems: {
    unauthorized:
      'カレンダーのサーバーにアクセスを拒否されました。現在のアドレスまたはパスワードで接続し直してください。iCloudとFastmailではアプリ用パスワードが必要です。',
    not_found: 'このアドレスにカレンダーはもうありません。アドレスをコピーし直して接続してください。',
    unreachable: 'カレンダーのサーバーに接続できませんでした。自動的に再試行します。',
    timeout: 'カレンダーのサーバーの応答に時間がかかりすぎました。自動的に再試行します。',
    refused_address: 'カレンダーのアドレスが公開された https アドレスではありません。サーバーの管理者が許可できます。',
    too_many_requests: 'カレンダーのサーバーから、待つように求められました。自動的に再試行します。',
    redirected: 'カレンダーのサーバーが別のアドレスに転送しています。そのアドレスで接続し直してください。',
    unexpected_status: 'カレンダーのサーバーがエラーを返しました。自動的に再試行します。',
    too_large: 'カレンダーが大きすぎます。より短い期間を公開してください。',
    too_complex: 'カレンダーの予定が多すぎます。より短い期間を公開してください。',
    too_many_calendars:
      'アカウントのカレンダーが多すぎます。代わりに、カレンダーを1つずつそのアドレスで接続してください。',
    not_a_calendar:
      'アドレスの先はカレンダーではなくウェブページです。末尾が .ics のアドレスをコピーして接続してください。',
    cut_off: 'カレンダーの一部しか届きませんでした。自動的に再試行します。',
    unreadable: 'カレンダーの多くの予定を読み込めませんでした。',
    emptied:
      'カレンダーが急に空になったため、最後に確認できた予定の時間は引き続き予約できません。本当に空の場合は削除してください。',
    secret_lost:
      'このサーバーではアドレスまたはパスワードを復号できなくなりました。カレンダーを削除して、接続し直してください。',
  },
  leftOut: 'このアカウントの一部のカレンダーは読み込まれないため、予約に影響しません。',
  writtenTo: '予約の書き込み先',
  writeProblem: '直近の予約を書き込めませんでした。',
  unreadable: (count) =>
    counted(count, {
      other: '#件の予定を完全には読み込めなかったため、一部の時間は予約できる状態のままになっている可能性があります。',
    }),
  unreadableLines: (count, lines) => counted(count, { other: `ファイルの${lines}行目を確認してください。` }),
  doubtful: (count) =>
    counted(count, {
      other: '#件の日時は不明なタイムゾーンを指定しているため、カレンダーのタイムゾーンで読み込んでいます。',
    }),
  blocksNothing: '予約に影響なし',
  readNow: '今すぐ読み込む',
  readDone: (name) => `「${name}」を読み込みました。`,
  ignore: '一時的に無視',
  useAgain: '再び使用',
  settings: '設定',
  remove: {
    open: '削除',
    title: (name) => `「${name}」を削除しますか？`,
    text: '予定の時間に予約が入るようになり、保存されているアドレスまたはパスワードは削除されます。書き込んだ予約はカレンダーに残ります。',
    submit: 'カレンダーを削除',
    done: (name) => `「${name}」を削除しました。`,
  },
  edit: {
    title: (name) => `「${name}」の設定`,
    name: '名前',
    whenUnreachable: '6時間読み込めない場合',
    whenUnreachableChoices: {
      close: '二重予約を防ぐため、予約の受け付けを止める',
      keep: '最後に確認できた予定を使い続ける',
    },
    blocks: (name) => `「${name}」で予約を防ぐ予定`,
    blocksChoices: { busy: '「予定あり」の予定', all: 'すべての予定', nothing: 'なし' },
    writeTo: '予約の書き込み先',
    writeToNone: '書き込まない',
  },
  connect: {
    title: 'カレンダーを追加',
    provider: 'どのカレンダーをお使いですか？',
    providers: {
      google: 'Google カレンダー',
      outlook: 'Outlook または Microsoft 365',
      apple: 'Apple iCloud',
      proton: 'Proton Calendar',
      nextcloud: 'Nextcloud',
      other: 'その他',
    },
    how: 'どの方法で接続しますか？',
    byFeed: 'アドレスで接続',
    byAccount: 'アカウントで接続',
    feedHint: '予定の時間を読み込みます。',
    accountHint: '予定の時間を読み込み、予約を書き込むこともできます。',
    steps: {
      google: [
        'パソコンで calendar.google.com を開きます。',
        'カレンダーの設定を開き、「カレンダーの統合」に進みます。',
        '「iCal 形式の非公開 URL」をコピーします。',
      ],
      outlook: [
        'outlook.com または outlook.office.com で設定を開きます。',
        '「予定表」、「共有予定表」の順に選びます。',
        '予定表を、すべての詳細または予定の有無を閲覧できるように公開し、ICS のリンクをコピーします。',
      ],
      appleFeed: [
        'iCloud.com または Mac でカレンダーを開きます。',
        'カレンダーを「公開カレンダー」として共有します。',
        'リンクをコピーします。リンクは webcal:// で始まります。',
      ],
      appleAccount: [
        'account.apple.com を開き、「サインインとセキュリティ」に進みます。',
        'アプリ用パスワードを作成します。',
        'Apple Account のメールアドレスと、そのパスワードを入力します。',
      ],
      proton: [
        'calendar.proton.me で設定を開きます。',
        'カレンダーを選び、リンクを知っている人と共有する項目に進みます。',
        'リンクを作成してコピーします。',
      ],
      nextcloudFeed: [
        'Nextcloud でカレンダーを開きます。',
        'カレンダーをリンクで共有します。',
        'そのリンクのメニューで、購読用のリンクをコピーします。',
      ],
      nextcloudAccount: [
        'Nextcloud の設定を開き、「セキュリティ」に進みます。',
        '新しいアプリパスワードを作成します。',
        'Nextcloud のアドレス、ユーザー名、そのパスワードを入力します。',
      ],
      otherFeed: ['「公開」、「共有」、「iCal」といった項目を探します。', '末尾が .ics のアドレスをコピーします。'],
      otherAccount: [
        'ご利用のサービスのヘルプで「CalDAV」を探します。',
        'サーバーのアドレス、ユーザー名、パスワードを入力します。アプリ用パスワードが必要なサービスもあります。',
      ],
    },
    url: 'カレンダーのアドレス',
    urlHint:
      'パスワードと同じように扱ってください。アドレスを知っている人は誰でもカレンダーを閲覧できます。暗号化して保存されます。',
    server: 'サーバー',
    username: 'ユーザー名',
    password: 'パスワード',
    name: 'カレンダーの呼び名',
    problems: {
      unauthorized:
        'カレンダーのサーバーにアクセスを拒否されました。入力内容を確認してください。iCloudとFastmailではアプリ用パスワードが必要です。',
      not_found: 'このアドレスにカレンダーはありません。アドレスをコピーし直してください。',
      unreachable: 'カレンダーのサーバーに接続できませんでした。アドレスを確認してください。',
      timeout: 'カレンダーのサーバーの応答に時間がかかりすぎました。しばらくしてからもう一度お試しください。',
      too_many_requests: 'カレンダーのサーバーから、待つように求められました。しばらくしてからもう一度お試しください。',
      redirected: 'サーバーが別のアドレスに転送しています。そのアドレスを入力してください。',
      unexpected_status:
        'カレンダーのサーバーがエラーを返しました。アドレスを確認するか、しばらくしてからもう一度お試しください。',
      cut_off: 'カレンダーの一部しか届きませんでした。もう一度お試しください。',
    },
    submit: '接続',
    reading: 'カレンダーを読み込んでいます…',
    done: (name, busy) => `「${name}」を接続しました（${busy}）。`,
  },
  feed: {
    title: '予約を別のカレンダーに表示',
    text: 'お使いのカレンダーでこのアドレスを購読すると、予約が表示されます。Google が変更を確認するのは数時間ごとです。',
    make: 'アドレスを作成',
    full: '名前と場所を含む',
    busyOnly: '予定の有無のみ',
    secret: 'アドレスを知っている人は誰でも内容を見られます。他人に知られた場合は、新しいアドレスを作成してください。',
    show: 'アドレスを表示',
    rotate: '新しいアドレスを作成',
    rotateText: '現在のアドレスは使えなくなり、購読しているカレンダーに予約が届かなくなります。',
    rotated: '新しいアドレスを作成しました。',
  },
};
