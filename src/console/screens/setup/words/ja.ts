import type { SetupWords } from './en.ts';

export const words: SetupWords = {
  title: '管理画面の初期設定',
  intro: '最初のユーザーとして登録します。ログイン方法を決めてください。他の設定は後から変更できます。',
  firstName: '名',
  lastName: '姓',
  email: 'メールアドレス',
  emailHint: 'ログインに使います。予約に関するメールも届きます。',
  password: 'パスワード',
  passwordHint: '12文字以上。関連のない単語をいくつか並べると、覚えやすく推測されにくくなります。',
  timezone: 'タイムゾーン',
  submit: '設定する',
  waiting: {
    title: 'このサーバーはまだ設定されていません',
    text: '起動時に、プログラムが「Set up」の後にリンク、またはリンクを表示するコマンドを表示しています。そのリンクを開くと、アカウントを作成できます。',
    lost: 'リンクが見つかりませんか？',
    again: 'サーバーで次のコマンドを実行してください：',
  },
};
