import type { InsecureWords } from './en.ts';

export const words: InsecureWords = {
  title: 'Não é seguro iniciar sessão neste endereço',
  why: (address) =>
    `Abriu ${address} sem HTTPS. Qualquer pessoa na mesma rede poderia ler a sua palavra-passe, por isso não é possível iniciar sessão aqui.`,
  onServer: 'No computador onde o servidor está a funcionar, abra:',
  elsewhere: 'Para iniciar sessão noutros dispositivos, coloque HTTPS à frente do servidor, por exemplo com Caddy:',
  thenOpen: 'Depois inicie o servidor com esse endereço em PUBLIC_URL e com TRUST_PROXY=1.',
};
