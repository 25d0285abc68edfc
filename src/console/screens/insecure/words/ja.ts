import type { InsecureWords } from './en.ts';

export const words: InsecureWords = {
  title: 'このアドレスでは安全にログインできません',
  why: (address) =>
    `${address} は HTTPS を使わずに開かれています。同じネットワークの誰かにパスワードを読み取られるおそれがあるため、ここではログインできません。`,
  onServer: 'サーバーが動作しているコンピューターで、次のアドレスを開いてください：',
  elsewhere: '他の端末からログインするには、サーバーの前段に HTTPS を用意してください。Caddy の例：',
  thenOpen:
    'その後、PUBLIC_URL にそのアドレスを、TRUST_PROXY に 1 を設定して（TRUST_PROXY=1）サーバーを起動してください。',
};
