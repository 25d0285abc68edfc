import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'ログイン',
  byMail: 'ログイン用のリンクをメールで受け取る',
  byMailHint: 'このアドレスでログインできる場合は、リンクをお送りしています。15分以内に1回だけ使えます。',
  sendLink: 'リンクを送信',
  byPassword: 'パスワードでログイン',
  forgotWithMail: 'ログイン用のリンクをメールで受け取り、ログイン後に設定で新しいパスワードを設定してください。',
  forgotText: 'サーバーの管理者に、新しいパスワードを設定するためのリンクを依頼してください。',
  forgotOwn: 'ご自身が管理者の場合は、次のコマンドでリンクを表示できます。',
};
