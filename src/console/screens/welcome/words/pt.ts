import { countingOf } from '../../../words/index.ts';
import type { WelcomeWords } from './en.ts';

const { counted } = countingOf('pt');

export const words: WelcomeWords = {
  title: (name) => `Olá, ${name}`,
  intro: 'Quatro passos curtos e já se pode marcar consigo. Tudo pode ser alterado mais tarde.',
  change: 'Alterar',
  next: 'Guardar e continuar',
  skip: 'Ignorar por agora',
  hours: {
    title: 'Quando se pode marcar consigo?',
    zone: 'O seu fuso horário',
    days: 'Dias',
    from: 'Das',
    until: 'Às',
    chooseDay: 'Escolha pelo menos um dia.',
    endFirst: 'O fim tem de ser depois do início.',
    later: (screen) => `As pausas, os dias livres e as horas especiais definem-se em “${screen}”.`,
  },
  eventType: {
    title: 'O que se pode marcar?',
    name: 'Título',
    firstTitle: (minutes) => `Reunião de ${minutes} minutos`,
    nameHint: 'Os convidados veem-no, por exemplo “Primeira conversa”.',
    length: 'Duração',
    minutes: (count) => counted(count, { one: '# minuto', other: '# minutos' }),
    place: 'Onde é a reunião?',
    places: {
      none: 'Direi a cada convidado',
      video: 'Videochamada',
      phone: 'Por telefone',
      in_person: 'Presencial',
    },
    placeValue: {
      video: 'Link da sua sala de vídeo',
      phone: 'Número de telefone para ligar',
      in_person: 'Endereço',
    },
    placeHint: 'Só as pessoas que marcaram o veem.',
  },
  calendar: {
    title: 'Que calendário mostra quando está disponível?',
    text: 'Ninguém poderá marcar as horas ocupadas nele. Cole o endereço secreto em formato iCal: encontra-o nas definições do seu calendário, em “Partilhar” ou “Integrar”.',
    address: 'Endereço secreto (iCal)',
    connect: 'Ligar',
    more: 'Outras formas de ligar um calendário',
    connected: (name) => `${name} está ligado.`,
    skipped: 'Ainda não há nenhum calendário. Pode ligar um em “Calendários”.',
  },
  link: {
    title: 'O seu link de marcação',
    text: 'Envie-o a quem quiser ou coloque-o na sua assinatura.',
    copy: 'Copiar o link de marcação',
    open: 'Abri-lo',
    try: 'Fazer uma marcação de teste',
    tryText:
      'Marque consigo no próximo horário livre. Se este servidor enviar e-mails, recebe os mesmos que os seus convidados.',
    none: 'Não há horários livres nas próximas quatro semanas. Verifique as suas horas no passo 1.',
    booked: 'Funciona. A sua marcação de teste:',
    show: 'Ver a reunião',
    cancel: 'Cancelar a marcação de teste',
    canceled: 'A marcação de teste está cancelada.',
  },
  passkey: {
    title: 'Iniciar sessão sem palavra-passe da próxima vez?',
    text: 'Uma chave de acesso usa a impressão digital, o rosto ou o PIN deste dispositivo.',
    make: 'Criar uma chave de acesso',
    name: 'A minha primeira chave de acesso',
    made: 'Da próxima vez pode iniciar sessão com a sua chave de acesso.',
  },
  finish: 'Ir para as suas reuniões',
};
