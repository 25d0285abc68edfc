import type { NewBookingWords } from './en.ts';

export const words: NewBookingWords = {
  title: 'Nova marcação',
  text: 'Marque uma hora para alguém que lhe telefonou ou escreveu.',
  eventType: 'Tipo de reunião',
  length: 'Duração',
  time: 'Hora',
  invitee: 'Convidado',
  contact: { name: 'Nome', email: 'Endereço de e-mail' },
  zone: 'Fuso horário',
  zoneHint: 'O do convidado. Os e-mails mostram a hora de lá.',
  language: 'Idioma',
  languageHint: 'Os e-mails para o convidado são neste idioma.',
  choose: 'Escolha',
  chooseTime: 'Escolha primeiro uma hora.',
  incomplete: 'Faltam respostas ou estão erradas. Veja os campos assinalados.',
  none: 'Não há tipos de reunião ativos',
  noneText: 'Ative ou crie um tipo de reunião. Depois pode marcar aqui.',
  toEventTypes: 'Ver os tipos de reunião',
  faults: {
    required: 'Responda a esta pergunta.',
    tooLong: (max) => `Use no máximo ${max} caracteres.`,
    tooMany: (max) => `Indique no máximo ${max} endereços.`,
    email: 'Indique um endereço de e-mail, por exemplo name@example.org.',
    phone: 'Indique um telefone com o indicativo do país, por exemplo +49 30 123456.',
    unreadable: 'Retire os caracteres de controlo e os que invertem a direção do texto.',
  },
};
