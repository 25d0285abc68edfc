import { pluralIn } from './plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pt');

export const portuguese: Words = {
  hello: (name) => (name ? `Olá, ${name}!` : 'Olá!'),
  meetingWith: (title, name) => `${title} com ${name}`,
  subject: (status, meeting, when) => `${status}: ${meeting}, ${when}`,
  reminderSubject: (day, time, meeting) => `${day}, ${time}: ${meeting}`,
  status: {
    confirmed: 'Reunião marcada',
    newBooking: 'Nova marcação',
    invitation: 'Convite',
    rescheduled: 'Novo horário',
    reassigned: 'Novo anfitrião',
    unassigned: 'Reatribuída',
    canceled: 'Reunião cancelada',
  },
  openings: {
    invitee: {
      created: 'A sua reunião está marcada.',
      rescheduled: 'A sua reunião tem um novo horário.',
      reassigned: 'A sua reunião será com outra pessoa.',
      canceled: 'A sua reunião foi cancelada.',
      reminder: 'A sua reunião está a chegar.',
    },
    host: {
      created: 'Tem uma nova marcação.',
      rescheduled: 'Uma reunião tem um novo horário.',
      reassigned: 'Foi-lhe atribuída uma marcação.',
      canceled: 'Uma reunião foi cancelada.',
      reminder: 'Tem uma reunião em breve.',
    },
    guest: {
      created: 'Recebeu um convite para uma reunião.',
      rescheduled: 'A sua reunião tem um novo horário.',
      reassigned: 'A sua reunião será com outra pessoa.',
      canceled: 'A sua reunião foi cancelada.',
      reminder: 'A sua reunião está a chegar.',
    },
  },
  unassigned: 'Uma das suas marcações foi atribuída a um colega.',
  labels: {
    what: 'O quê',
    when: 'Quando',
    inviteeTime: 'Hora local do convidado',
    formerTime: 'Horário anterior',
    place: 'Onde',
    formerPlace: 'Local anterior',
    host: 'Com',
    bookedBy: 'Marcado por',
    cancelReason: 'Motivo do cancelamento',
    answers: 'Respostas',
  },
  guests: (count) => plural(count, { one: 'Outro convidado', other: 'Outros convidados' }),
  moreAnswers: (count) =>
    plural(count, {
      one: 'Mais # resposta não cabe neste e-mail.',
      other: 'Mais # respostas não cabem neste e-mail.',
    }),
  yes: 'Sim',
  no: 'Não',
  actions: { view: 'Ver a reunião', reschedule: 'Alterar horário', cancel: 'Cancelar reunião' },
  reply: (name) => `Para contactar ${name}, responda a este e-mail.`,
  whyYou: 'Recebeu este e-mail porque o seu endereço foi indicado quando a reunião foi marcada.',
  invitedBy: (name) => `O convite é de ${name}.`,
  links: {
    confirmEmail: {
      subject: 'Confirme o seu endereço de e-mail',
      opening: 'Confirme este endereço para receber aqui os e-mails sobre as suas reuniões.',
      action: 'Confirmar endereço',
      validity: 'O link funciona uma só vez, durante 24 horas.',
      whyYou: 'Recebeu este e-mail porque alguém indicou o seu endereço num perfil. Se não foi você, pode ignorá-lo.',
    },
    signIn: {
      subject: 'O seu link para iniciar sessão',
      opening: 'Use este link para iniciar sessão na consola.',
      action: 'Iniciar sessão',
      validity: 'O link funciona uma só vez, durante 15 minutos.',
      whyYou:
        'Recebeu este e-mail porque alguém pediu, com o seu endereço, um link para iniciar sessão. Se não foi você, pode ignorá-lo: sem ele ninguém consegue entrar.',
    },
    invitation: {
      subject: 'Convite para iniciar sessão',
      opening: 'Foi convidado a gerir as marcações com os seus colegas.',
      action: 'Aceitar convite',
      validity: 'O link funciona uma só vez, durante sete dias.',
      whyYou:
        'Recebeu este e-mail porque um colega indicou o seu endereço para o convidar. Se não o conhece, pode ignorá-lo.',
    },
  },
  calendars: {
    subject: (calendar) => `Não é possível ler o seu calendário ${calendar}`,
    failing: 'Não é possível ler o seu calendário. As últimas horas ocupadas conhecidas continuam bloqueadas.',
    closed:
      'Há mais de seis horas que não é possível ler o seu calendário. Ninguém pode marcar consigo até que volte a ser possível.',
    calendarLabel: 'Calendário',
    lastRead: 'Última leitura',
    advice:
      'Se o endereço ou a palavra-passe mudaram, ligue o calendário de novo. Para aceitar marcações sem ele, ignore-o por agora.',
  },
  notices: {
    deletedEntries: {
      subject: 'Eliminado do seu calendário, mas não cancelado',
      opening: (count) =>
        plural(count, {
          one: 'Eliminou isto do seu calendário. A marcação mantém-se: ninguém foi avisado.',
          other: 'Eliminou isto do seu calendário. As marcações mantêm-se: ninguém foi avisado.',
        }),
      advice:
        'Se queria cancelar, abra a marcação na consola e cancele-a. Se a mantiver, volta a ser escrita no seu calendário.',
    },
    changedEmail: {
      subject: 'O seu endereço de e-mail foi alterado',
      opening: () => 'Os e-mails sobre as suas marcações são agora enviados para outro endereço.',
      advice: 'Se não foi você, inicie sessão na consola, verifique o endereço no seu perfil e altere a palavra-passe.',
    },
    addedPasskey: {
      subject: 'Foi adicionada uma chave de acesso',
      opening: () => 'Já é possível iniciar sessão na consola com o seu endereço através de uma nova chave de acesso.',
      advice: 'Se não foi você, inicie sessão na consola, remova a chave de acesso e altere a palavra-passe.',
    },
  },
  refusedMail: {
    subject: (address) => `Não foi possível contactar ${address}`,
    opening: 'O servidor de correio deste endereço recusou a nossa mensagem sobre esta marcação.',
    advice: 'O endereço pode estar mal escrito. Avise a pessoa de outra forma.',
  },
};
