import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('pt');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'O programa não respondeu a tempo.',
    unreachable: 'Não foi possível aceder ao endereço.',
    refused_address: 'Este servidor não envia nada para este endereço.',
    unexpected_status: 'O programa recusou-o.',
    webhook_gone: 'O programa indicou que este endereço já não existe.',
    webhook_silent: 'O programa não responde há dias, por isso o webhook foi posto em pausa.',
    restored: 'Não voltou a ser enviado depois de uma cópia de segurança ter sido reposta.',
  },
  answered: (status) => `Resposta: ${status}`,
  attempts: (count) => counted(count, { one: '# tentativa', other: '# tentativas' }),
  nextAttempt: (when) => `Próxima tentativa ${when}`,
  mail: {
    off: 'Este servidor não envia e-mails. Os convidados e os anfitriões não recebem confirmações nem lembretes.',
    kept: 'Este servidor não envia e-mails. Só os guarda, para serem lidos no computador em que funciona.',
    underWay: (address) => `A caminho de ${address}.`,
    noCalendarFile: 'Não tem ficheiro de calendário, para que nenhuma reunião inventada chegue ao seu calendário.',
    preview: {
      titles: { 'event.created': 'E-mail de confirmação', 'event.reminder': 'E-mail de lembrete' },
      language: 'Idioma',
      form: { label: 'Mostrar', html: 'Formatado', text: 'Só texto' },
      subject: 'Assunto',
      content: 'Conteúdo do e-mail',
      note: 'O nome e a hora são exemplos. As ligações não funcionam aqui.',
      unsaved: 'As alterações que não guardou não estão incluídas.',
      send: 'Enviar para mim',
    },
    intro: 'Se os e-mails sobre as reuniões saem, e quais não chegaram.',
    sending: 'Envio',
    operator: 'Quem gere o servidor pode configurar um servidor de correio.',
    sender: (address) => `Os e-mails são enviados de ${address}.`,
    test: 'Enviar-me um e-mail de teste',
    testTo: (address) => `E-mail de teste para ${address}`,
    statuses: { pending: 'a caminho', succeeded: 'enviado', failed: 'falhou', skipped: 'não enviado' },
    lastDay: 'Últimas 24 horas',
    counts: { sent: 'Enviados', waiting: 'Em espera', overdue: 'Atrasados', failed: 'Falhados' },
    countsHint:
      '“Enviado” significa que o servidor de correio aceitou o e-mail. Um e-mail está atrasado depois de cinco minutos ou de três tentativas. O servidor continua a tentar até três dias.',
    undelivered: 'Não entregues',
    noneUndelivered:
      'Nenhum e-mail falhou nas últimas 24 horas, e nenhum continua a ser tentado depois de três tentativas.',
    kinds: {
      'event.created': 'Confirmação',
      'event.rescheduled': 'Novo horário',
      'event.reassigned': 'Novo anfitrião',
      'event.canceled': 'Cancelamento',
      'event.reminder': 'Lembrete',
    },
    mailTo: (kind, address) => `${kind} para ${address}`,
    retried: 'novas tentativas em curso',
    serverText: (text) => `Servidor de correio: “${text}”`,
    serverStatus: (status) => `O servidor de correio respondeu com ${status}.`,
    silent: 'O servidor de correio não respondeu.',
    nextAttempt: (when) => `Próxima tentativa ${when}`,
    booking: 'Abrir a reunião',
    bookingOf: (address) => `Abrir a reunião: ${address}`,
  },
};
