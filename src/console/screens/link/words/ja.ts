import type { LinkWords } from './en.ts';

export const words: LinkWords = {
  signIn: {
    title: 'ログイン',
    text: 'このリンクで、この端末にログインします。使えるのは1回だけです。',
    submit: 'ログイン',
  },
  invitation: {
    title: 'チームに参加',
    text: '管理画面へのログインに使うパスワードを決めてください。すでにお持ちの場合は、そのパスワードを入力してください。',
    submit: '参加',
  },
  reset: {
    title: '新しいパスワードの設定',
    text: '他のすべての端末からログアウトされます。',
    submit: 'パスワードを保存',
  },
  confirm: {
    title: 'メールアドレスの確認',
    text: '確認すると、予約に関するメールがこのアドレスに届くようになります。',
    submit: 'アドレスを確認',
    doneTitle: 'アドレスを確認しました',
    done: (email) => `予約に関するメールは、今後 ${email} に届きます。`,
    open: '管理画面を開く',
  },
  password: '新しいパスワード',
  passwordHint: '12文字以上。関連のない単語をいくつか並べると、覚えやすく推測されにくくなります。',
  broken: {
    title: 'リンクが途中で切れています',
    text: '「#」の後ろも含めてリンク全体をコピーし、もう一度開いてください。',
  },
};
