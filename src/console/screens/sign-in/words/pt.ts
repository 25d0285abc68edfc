import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'Iniciar sessão',
  byMail: 'Enviar-me um link de acesso por e-mail',
  byMailHint:
    'Se este endereço permitir iniciar sessão aqui, o link está a caminho. Funciona uma só vez, durante 15 minutos.',
};
