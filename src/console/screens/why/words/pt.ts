import { countingOf } from '../../../words/index.ts';
import type { WhyWords } from './en.ts';

const { counted } = countingOf('pt');

export const words: WhyWords = {
  title: 'Porque falta um horário?',
  parent: 'Tipos de reunião',
  eventType: 'Tipo de reunião',
  date: 'Dia',
  previous: 'Dia anterior',
  next: 'Dia seguinte',
  zone: 'Fuso horário do convidado',
  day: 'O dia',
  open: 'Horas',
  against: 'Bloqueios',
  starts: (date) => `Horários de ${date}`,
  offered: 'Oferecido',
  notOffered: 'Não oferecido',
  count: (offered, all) => `${offered} de ${all} oferecidos`,
  none: 'Não há horários neste dia: fica fora das suas horas.',
  noSchedule: 'Não tem nenhuma agenda, por isso nada é oferecido.',
  editHours: 'Editar as suas horas',
  inactive: 'Este tipo de reunião está desativado, por isso nada é oferecido.',
  editEventType: 'Abrir o tipo de reunião',
  someone: 'alguém',
  aCalendar: 'Um calendário ligado',
  perPeriod: { day: 'por dia', week: 'por semana', month: 'por mês', year: 'por ano' },
  withinPeriod: { day: 'nesse dia', week: 'nessa semana', month: 'nesse mês', year: 'nesse ano' },
  bands: {
    open: (range) => `Aberto ${range}`,
    override: (range) => `Aberto ${range}, só neste dia`,
    closed: 'Fechado',
    booked: (name, range) => `Marcado: ${name}, ${range}`,
    breaks: 'Pausa antes ou depois de uma reunião',
    calendar: (name, range) => `“${name}” está ocupado ${range}`,
    unread: (name) => `${name} só foi lido até aqui`,
    notice: (length) => `Antecedência insuficiente: o mínimo é de ${length}`,
    window: 'Demasiado longe no futuro',
    limit: (count, perPeriod) => `Limite atingido: ${count} ${perPeriod}`,
  },
  sentences: {
    off_grid: 'Nenhum horário começa neste minuto.',
    outside_hours: 'Fica fora das suas horas.',
    closed: 'A essa hora está fechado.',
    taken: 'A essa hora tem outro compromisso.',
    booked: (name, range) => `Reunião com ${name}, ${range}.`,
    tooClose: (name, range) => `Demasiado perto da reunião com ${name}, ${range}: mantém uma pausa entre reuniões.`,
    calendar: (name, range, ago) => `O seu calendário “${name}” está ocupado ${range} (lido ${ago}).`,
    tooCloseToCalendar: (name, range) =>
      `Demasiado perto de uma entrada do seu calendário “${name}”, ${range}: mantém uma pausa entre reuniões.`,
    unread: (name) => `${name} só foi lido até aqui, por isso nada é oferecido.`,
    notice: (length) => `Antecedência insuficiente: é preciso marcar pelo menos ${length} antes.`,
    window: (last) => `Demasiado longe no futuro: é possível marcar até ${last}.`,
    limit: (count, withinPeriod) =>
      `Já há ${counted(count, { one: '# reunião', other: '# reuniões' })} ${withinPeriod}: é o máximo que permite.`,
    limitUnknown: 'Já há tantas reuniões quantas permite.',
  },
};
