import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'Iniciar sessão',
  byMail: 'Enviar-me um link de acesso por e-mail',
  byMailHint:
    'Se este endereço permitir iniciar sessão aqui, o link está a caminho. Funciona uma só vez, durante 15 minutos.',
  sendLink: 'Enviar link',
  byPassword: 'Iniciar sessão com a palavra-passe',
  forgotWithMail: 'Peça um link por e-mail. Depois de iniciar sessão, escolha uma nova palavra-passe nas definições.',
  forgotText: 'Peça à pessoa que gere este servidor um link para escolher uma nova palavra-passe.',
  forgotOwn: 'É você que o gere? Este comando mostra esse link:',
};
