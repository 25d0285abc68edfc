import { countingOf } from '../../../words/index.ts';
import type { BookingWords } from './en.ts';

const { counted } = countingOf('pt');

export const words: BookingWords = {
  title: (eventType, invitee) => (eventType ? `${eventType} com ${invitee}` : invitee),
  facts: {
    title: 'Detalhes',
    when: 'Quando',
    whenThere: (city) => `Hora de ${city}`,
    where: 'Onde',
    nowhere: 'Sem local indicado',
    who: 'Quem',
    guests: 'Outros convidados',
    host: 'Anfitrião',
    reason: 'Motivo do cancelamento',
    noReason: 'Nenhum motivo indicado',
    bookedOn: 'Marcada',
  },
  answers: { title: 'Respostas', none: 'Esta reunião não tem mais respostas.', yes: 'Sim', no: 'Não' },
  note: {
    title: 'A sua nota',
    label: 'Nota',
    hint: 'Só é visível para si e para os seus colegas.',
    saved: 'Nota guardada',
  },
  history: {
    title: 'Histórico',
    changes: {
      booked: (who) => (who ? `Marcada por ${who}` : 'Marcada'),
      rescheduled: (who) => (who ? `Horário alterado por ${who}` : 'Horário alterado'),
      canceled: (who) => (who ? `Cancelada por ${who}` : 'Cancelada'),
      no_show: (who) => (who ? `“Não compareceu” alterado por ${who}` : '“Não compareceu” alterado'),
      note: (who) => (who ? `Nota alterada por ${who}` : 'Nota alterada'),
    },
    rescheduled: (who, to, from) =>
      `Horário alterado${who ? ` por ${who}` : ''}: ${from ? `antes ${from}, agora ${to}` : `agora ${to}`}`,
    actors: { you: 'si', colleague: 'alguém da sua equipa', program: 'um programa', assistant: 'um agente' },
    mail: (about, address) => `${about} para ${address}`,
    mails: {
      'event.created': 'Confirmação',
      'event.rescheduled': 'Novo horário',
      'event.canceled': 'Cancelamento',
      'event.reminder': 'Lembrete',
    },
    webhook: 'Mensagem para um webhook',
    statuses: { pending: 'a caminho', succeeded: 'enviado', failed: 'falhou', skipped: 'não enviado' },
    resend: 'Enviar de novo',
    resendTo: (address) => `Enviar de novo para ${address}`,
    resent: (address) => `Um novo e-mail para ${address} está a caminho.`,
  },
  reschedule: {
    open: 'Alterar horário',
    title: 'Escolher outro horário',
    text: (name) => `Só aparecem os horários livres que oferece. ${name} receberá um aviso.`,
    submit: 'Alterar horário',
    done: (time) => `Novo horário: ${time}.`,
  },
  cancel: {
    open: 'Cancelar reunião',
    title: 'Cancelar esta reunião?',
    text: (name) => `${name} receberá um aviso. O cancelamento é definitivo.`,
    reason: 'Motivo',
    reasonHint: (name) => `${name} poderá vê-lo.`,
    submit: 'Cancelar reunião',
    keep: 'Manter reunião',
    done: 'Reunião cancelada.',
  },
  again: {
    open: 'Marcar de novo',
    title: 'Marcar de novo',
    text: (name) => `Marca outro horário para ${name}, com as mesmas respostas.`,
    submit: 'Marcar',
    done: (time) => `Reunião marcada: ${time}.`,
  },
  noShow: {
    mark: 'Não compareceu',
    marked: (name) => `Anotou que ${name} não compareceu. Ninguém foi avisado.`,
    unmarked: 'A anotação foi removida.',
  },
  told: {
    yes: (name) => `${name} recebeu um aviso por e-mail.`,
    no: (name) => `Este servidor não envia e-mails. Avise ${name} pessoalmente.`,
    write: 'Escrever um e-mail',
  },
  slots: {
    month: 'Mês',
    previous: 'Mês anterior',
    next: 'Mês seguinte',
    timesOn: (day) => `Horários de ${day}`,
    none: (month) => `Sem horários livres em ${month}.`,
    goTo: (day) => `Ir para o próximo dia livre, ${day}`,
    freeTimes: (day, count) => `${day}, ${counted(count, { one: '# horário', other: '# horários' })}`,
    noFreeTime: (day) => `${day}, sem horários livres`,
    chosen: (time, city) => `${time} em ${city}`,
    why: 'Porque falta um horário?',
  },
};
