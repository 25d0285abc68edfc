import { countingOf } from '../../../../words/index.ts';
import type { PeopleWords } from './en.ts';

const { number } = countingOf('ja');

export const words: PeopleWords = {
  text: '全員が自分のパスワードまたはパスキーでログインします。管理者はこのアカウントのすべてを閲覧・変更でき、メンバーは自分のものだけを扱えます。',
  invite: 'ユーザーを招待',
  email: 'メールアドレス',
  firstName: '名',
  lastName: '姓',
  role: '役割',
  roleOf: (name) => `${name}さんの役割`,
  roles: { owner: 'オーナー', admin: '管理者', member: 'メンバー' },
  send: '招待を作成',
  invited: (name) => `このリンクを${name}さんに送ってください。表示されるのは今だけです。`,
  mailed: (address) => `招待メールを ${address} に送信しました。`,
  copyLink: '招待リンクをコピー',
  invitedUntil: (when) => `招待中（リンクは${when}まで有効）`,
  notInvited: 'ログインしない',
  inviteAgain: '再び招待',
  you: 'あなた',
  remove: (name) => `${name}さんを削除`,
  removeTitle: (name) => `${name}さんを削除しますか？`,
  removeText: 'この方はログアウトされ、APIキーとイベントタイプはオフになり、カレンダーの接続は解除されます。',
  hosts: (count) => `今後の予約：${number(count)}件`,
  decide: 'これらの予約をどうしますか？',
  choices: { reassign: '別のメンバーに引き継ぐ', cancel: 'キャンセルする' },
  colleague: '引き継ぐメンバー',
  colleagueHint: '空いている時間の予約は、受付時間外でもすべて引き継がれます。予約者に通知されます。',
  reason: '理由',
  reasonHint: '予約者に表示されます。',
  progress: (done, total) => `${number(done)} / ${number(total)}件`,
  reassigned: (count, name) => `${name}さんに引き継いだ予約：${number(count)}件`,
  clashes: (name) => `${name}さんは次の時間に予定があります。これらの予約をどうするか選んでください。`,
  placeless: (name) =>
    `これらの予約の場所は主催者個人のものです。それぞれの予約を開き、${name}さんと会う場所を入力して主催者を変更してください。`,
  demoteTitle: (name) => `${name}さんをメンバーにしますか？`,
  demoteText: '自分のものだけを表示、変更できるようになります。',
  keysStay:
    'この人は次のAPIキーを作成しました。キーは、作成した人の役割にかかわらず、その権限の範囲ですべての操作ができます。',
  revokeKeys: 'これらのAPIキーを無効化',
  demote: '役割を変更',
  notNow: '今はしない',
  confirmReassign: '引き継いで削除',
  confirmCancel: 'キャンセルして削除',
  confirmRemove: '削除',
  removed: (name) => `${name}さんを削除しました。`,
};
