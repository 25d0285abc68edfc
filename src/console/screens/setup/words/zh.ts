import type { SetupWords } from './en.ts';

export const words: SetupWords = {
  title: '设置您的控制台',
  intro: '您是这里的第一位用户。请选择登录方式；其他设置以后都可以更改。',
  firstName: '名',
  lastName: '姓',
  email: '邮箱地址',
  emailHint: '用于登录，并接收与预约有关的邮件。',
  password: '密码',
  passwordHint: '至少12个字符。几个互不相关的词容易记住，也难以猜到。',
  timezone: '您的时区',
  submit: '开始使用',
  waiting: {
    title: '此服务器尚未设置',
    text: '程序启动时，在“Set up”之后输出了一个链接，或输出该链接的命令。打开该链接，即可创建您的账户。',
    lost: '找不到链接？',
    again: '请在服务器上运行以下命令：',
  },
};
