import { countingOf } from '../../../words/index.ts';
import type { BookingsWords } from './en.ts';

const { counted } = countingOf('pt');

export const words: BookingsWords = {
  title: 'Reuniões',
  search: 'Procurar nome ou e-mail',
  copyLink: 'Copiar o link de marcação',
  newBooking: 'Nova marcação',
  download: 'Transferir CSV',
  views: { label: 'Que reuniões', upcoming: 'Próximas', past: 'Passadas', canceled: 'Canceladas' },
  next: {
    label: 'Próxima reunião',
    soon: (when) => `Próxima · ${when}`,
    now: (until) => `Agora · até às ${until}`,
    title: (eventType, invitee) => (eventType ? `${eventType} com ${invitee}` : invitee),
    inCity: (time, city) => `${time} em ${city}`,
    quoted: (text) => `“${text}”`,
    open: 'Abrir',
  },
  filters: {
    eventType: 'Tipo de reunião',
    everyEventType: 'Todos os tipos de reunião',
    host: 'Anfitrião',
    everyHost: 'Todos os anfitriões',
    outcome: 'Resultado',
    everyOutcome: 'Qualquer resultado',
    noShow: 'Não compareceu',
  },
  empty: {
    upcoming: 'Sem próximas reuniões',
    upcomingText: 'Envie a alguém o seu link de marcação. A reunião aparecerá aqui.',
    past: 'Sem reuniões passadas',
    pastText: 'As reuniões passam para aqui quando terminam.',
    canceled: 'Sem reuniões canceladas',
    canceledText: 'Aqui aparecem as reuniões canceladas por si ou por um convidado.',
    eventTypes: 'Ver os seus tipos de reunião',
    search: 'Nenhuma reunião encontrada',
    searchText:
      'A pesquisa encontra o início de nomes e endereços de e-mail. A reunião também pode estar noutro separador.',
    clear: 'Limpar a pesquisa e os filtros',
  },
  deleted: {
    text: (count) =>
      counted(count, {
        one: '# reunião foi eliminada do calendário, mas não está cancelada.',
        other: '# reuniões foram eliminadas do calendário, mas não estão canceladas.',
      }),
    decide: 'Cancelar ou manter',
  },
  moved: {
    text: (count) =>
      counted(count, {
        one: '# reunião foi movida no calendário, mas o seu horário não mudou.',
        other: '# reuniões foram movidas no calendário, mas o seu horário não mudou.',
      }),
    decide: 'Alterar ou repor',
  },
  problem: {
    stale: (name, when) =>
      `O seu calendário “${name}” foi lido pela última vez ${when}. As últimas horas ocupadas conhecidas continuam bloqueadas.`,
    neverRead: (name) => `O seu calendário “${name}” ainda não foi lido.`,
    closed: (name) => `Não é possível ler o seu calendário “${name}”, por isso nenhum dos seus horários é oferecido.`,
    kept: (name) =>
      `Não é possível ler o seu calendário “${name}”. As últimas horas ocupadas conhecidas continuam bloqueadas.`,
    more: (count) =>
      counted(count, { one: 'Mais # calendário tem um problema.', other: 'Mais # calendários têm um problema.' }),
    solve: 'Ver o que fazer',
  },
};
