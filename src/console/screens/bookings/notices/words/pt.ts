import { countingOf } from '../../../../words/index.ts';
import type { NoticesWords } from './en.ts';

const { counted } = countingOf('pt');

export const words: NoticesWords = {
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
  hostless: {
    off: (title) => `“${title}” está desativado, porque já não tem nenhum anfitrião.`,
    solve: 'Escolher anfitriões',
    solveAlone: 'Ativar e ser o anfitrião',
  },
  undelivered: {
    mails: (count) =>
      counted(count, {
        one: 'Não foi possível entregar # e-mail sobre uma reunião.',
        other: 'Não foi possível entregar # e-mails sobre reuniões.',
      }),
    calendar: (name) => `Não foi possível escrever a última reunião no seu calendário “${name}”.`,
  },
  problem: {
    stale: (name, when) =>
      `O seu calendário “${name}” foi lido pela última vez ${when}. As últimas horas ocupadas conhecidas continuam bloqueadas.`,
    neverRead: (name) => `O seu calendário “${name}” ainda não foi lido.`,
    closed: (name) => `Não é possível ler o seu calendário “${name}”, por isso nenhum dos seus horários é oferecido.`,
    kept: (name) =>
      `Não é possível ler o seu calendário “${name}”. As últimas horas ocupadas conhecidas continuam bloqueadas.`,
    colleague: (host, name) => `Há um problema com o calendário “${name}” de ${host}.`,
    more: (count) =>
      counted(count, { one: 'Mais # calendário tem um problema.', other: 'Mais # calendários têm um problema.' }),
    solve: 'Ver o que fazer',
  },
};
