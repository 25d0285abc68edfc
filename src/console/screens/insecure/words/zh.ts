import type { InsecureWords } from './en.ts';

export const words: InsecureWords = {
  title: '在此地址登录不安全',
  why: (address) => `您打开的 ${address} 没有使用 HTTPS。同一网络中的任何人都可能读取您的密码，因此无法在此登录。`,
  onServer: '请在运行服务器的电脑上打开：',
  elsewhere: '如需从其他设备登录，请在服务器前配置 HTTPS，例如使用 Caddy：',
  thenOpen: '然后将 PUBLIC_URL 设为该地址，并设置 TRUST_PROXY=1，再启动服务器。',
};
