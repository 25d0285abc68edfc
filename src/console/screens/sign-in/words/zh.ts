import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: '登录',
  byMail: '通过邮件向我发送登录链接',
  byMailHint: '如果此地址可以在此登录，链接正在发送。链接在15分钟内有效，仅可使用一次。',
  sendLink: '发送链接',
  byPassword: '使用密码登录',
  forgotWithMail: '请通过邮件获取登录链接。登录后，在设置中选择新密码。',
  forgotText: '请向此服务器的管理者索取用于设置新密码的链接。',
  forgotOwn: '如果您就是管理者，可用以下命令生成链接：',
};
