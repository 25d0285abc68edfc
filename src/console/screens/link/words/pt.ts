import type { LinkWords } from './en.ts';

export const words: LinkWords = {
  signIn: {
    title: 'Iniciar sessão',
    text: 'Este link inicia a sua sessão neste dispositivo. Funciona uma só vez.',
    submit: 'Iniciar sessão',
  },
  invitation: {
    title: 'Junte-se à sua equipa',
    text: 'Escolha uma palavra-passe para iniciar sessão na consola. Se já tem uma aqui, introduza essa.',
    submit: 'Juntar-me',
  },
  reset: {
    title: 'Escolha uma nova palavra-passe',
    text: 'A sessão terminará em todos os outros dispositivos.',
    submit: 'Guardar a palavra-passe',
  },
  confirm: {
    title: 'Confirme o seu endereço de e-mail',
    text: 'Depois, os e-mails sobre as suas reuniões serão enviados para este endereço.',
    submit: 'Confirmar o endereço',
    doneTitle: 'Endereço confirmado',
    done: (email) => `Os e-mails sobre as suas reuniões vão agora para ${email}.`,
    open: 'Abrir a consola',
  },
  confirmsAddress:
    'Este link confirma que o endereço é seu. A palavra-passe e as chaves de acesso anteriores deixam de funcionar, e a sessão termina em todos os outros dispositivos. Pode criar outras nas definições.',
  password: 'Nova palavra-passe',
  passwordHint:
    'Pelo menos 12 caracteres. Algumas palavras sem relação entre si são fáceis de lembrar e difíceis de adivinhar.',
  broken: {
    title: 'Este link está incompleto',
    text: 'Copie o link completo, incluindo tudo o que vem depois de “#”, e abra-o de novo.',
  },
};
