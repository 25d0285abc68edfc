import type { SetupWords } from './en.ts';

export const words: SetupWords = {
  title: 'Configure a sua consola',
  intro: 'É a primeira pessoa aqui. Escolha como iniciar sessão; tudo o resto pode ser alterado mais tarde.',
  firstName: 'Nome próprio',
  lastName: 'Apelido',
  email: 'Endereço de e-mail',
  emailHint: 'Serve para iniciar sessão e recebe os e-mails sobre as reuniões.',
  password: 'Palavra-passe',
  passwordHint:
    'Pelo menos 12 caracteres. Algumas palavras sem relação entre si são fáceis de lembrar e difíceis de adivinhar.',
  timezone: 'O seu fuso horário',
  submit: 'Configurar',
  waiting: {
    title: 'Este servidor ainda não está configurado',
    text: 'Ao iniciar, o programa mostrou depois de “Set up” um link, ou o comando que o mostra. Abra esse link para criar a sua conta.',
    lost: 'Não tem o link?',
    again: 'Execute isto no servidor:',
  },
};
