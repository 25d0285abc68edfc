import type { LinkWords } from './en.ts';

export const words: LinkWords = {
  signIn: { title: '登录', text: '此链接会让您在此设备上登录，仅可使用一次。', submit: '登录' },
  invitation: {
    title: '加入您的团队',
    text: '请设置用于登录控制台的密码。如果您在此已有密码，请输入该密码。',
    submit: '加入',
  },
  reset: {
    title: '设置新密码',
    text: '您将在所有其他设备上退出登录。',
    submit: '保存密码',
  },
  confirm: {
    title: '确认您的邮箱地址',
    text: '确认后，与您的预约有关的邮件会发送到此地址。',
    submit: '确认地址',
    doneTitle: '地址已确认',
    done: (email) => `与您的预约有关的邮件现在会发送至 ${email}。`,
    open: '打开控制台',
  },
  confirmsAddress:
    '此链接将确认该邮箱地址属于您。以前设置的密码和通行密钥将失效，所有其他设备都将退出登录。您可以在设置中重新设置。',
  password: '新密码',
  passwordHint: '至少12个字符。几个互不相关的词容易记住，也难以猜到。',
  broken: {
    title: '此链接不完整',
    text: '请复制完整链接，包括“#”之后的所有内容，然后重新打开。',
  },
};
