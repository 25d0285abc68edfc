import { countingOf } from '../../../words/index.ts';
import type { CalendarsWords } from './en.ts';

const { counted } = countingOf('pt');

export const words: CalendarsWords = {
  intro: 'As horas já ocupadas nestes calendários não são oferecidas.',
  add: 'Adicionar um calendário',
  empty: 'Ainda não há nenhum calendário',
  emptyText: 'Ligue o calendário que usa e ninguém poderá marcar quando tem outros compromissos.',
  kinds: { feed: 'Endereço', caldav: 'Conta' },
  busy: (count) =>
    counted(count, {
      one: '# período ocupado nos próximos 30 dias',
      other: '# períodos ocupados nos próximos 30 dias',
    }),
  read: (when) => `lido ${when}`,
  neverRead: 'ainda não lido',
  state: {
    current: 'Atualizado',
    stale: 'Desatualizado',
    unreachable: 'Não pode ser lido',
    ignored: 'Ignorado',
    ignoredText: 'Por agora não bloqueia nada.',
    stale_keeps: (when) =>
      `Foi lido pela última vez ${when}. As últimas horas ocupadas conhecidas continuam bloqueadas.`,
    closes: 'Nenhum dos seus horários é oferecido até que possa ser lido de novo.',
    closesFor: (host) => `Nenhum dos horários de ${host} é oferecido até que possa ser lido de novo.`,
    keeps: 'As últimas horas ocupadas conhecidas continuam bloqueadas.',
  },
  problems: {
    unauthorized:
      'O servidor do calendário recusou o acesso. Ligue o calendário de novo com o endereço ou a palavra-passe atual; o iCloud e o Fastmail exigem uma palavra-passe de aplicação.',
    not_found: 'Já não há nenhum calendário no seu endereço. Copie o endereço de novo e ligue-o.',
    unreachable: 'Não foi possível aceder ao servidor do calendário. Voltamos a tentar automaticamente.',
    timeout: 'O servidor do calendário demorou demasiado. Voltamos a tentar automaticamente.',
    refused_address: 'O seu endereço não é um endereço https público. A pessoa que gere este servidor pode permiti-lo.',
    too_many_requests: 'O servidor do calendário pediu-nos que esperássemos. Voltamos a tentar automaticamente.',
    redirected:
      'O servidor do calendário redireciona agora para outro endereço. Ligue o calendário de novo com esse endereço.',
    unexpected_status: 'O servidor do calendário respondeu com um erro. Voltamos a tentar automaticamente.',
    too_large: 'O calendário é demasiado grande. Publique um período mais curto.',
    too_complex: 'O calendário tem demasiadas entradas. Publique um período mais curto.',
    too_many_calendars:
      'A conta tem demasiados calendários. Em vez disso, ligue calendários individuais pelos seus endereços.',
    not_a_calendar:
      'O seu endereço leva a uma página web, não a um calendário. Copie o endereço que termina em .ics e ligue-o.',
    cut_off: 'Só chegou uma parte do calendário. Voltamos a tentar automaticamente.',
    unreadable: 'Há demasiadas entradas do calendário que não foi possível ler.',
    emptied:
      'O calendário ficou de repente vazio, por isso as últimas horas ocupadas conhecidas continuam bloqueadas. Se está mesmo vazio, remova-o.',
    secret_lost:
      'O seu endereço ou a sua palavra-passe já não pode ser decifrado neste servidor. Remova o calendário e ligue-o de novo.',
  },
  leftOut: 'Alguns calendários desta conta não são lidos, por isso não bloqueiam nada.',
  writtenTo: 'As reuniões são escritas aqui',
  writeProblem: 'Não foi possível escrever nele a última reunião.',
  unreadable: (count) =>
    counted(count, {
      one: 'Não foi possível ler # entrada por completo, por isso algumas das suas horas podem não ficar bloqueadas.',
      other:
        'Não foi possível ler # entradas por completo, por isso algumas das suas horas podem não ficar bloqueadas.',
    }),
  unreadableLines: (count, lines) =>
    counted(count, {
      one: `Veja a linha ${lines} do ficheiro.`,
      other: `Veja as linhas ${lines} do ficheiro.`,
    }),
  doubtful: (count) =>
    counted(count, {
      one: '# hora indica um fuso horário desconhecido e é lida no do calendário.',
      other: '# horas indicam fusos horários desconhecidos e são lidas no do calendário.',
    }),
  blocksNothing: 'não bloqueia',
  readNow: 'Ler agora',
  readDone: (name) => `“${name}” foi lido.`,
  ignore: 'Ignorar por agora',
  useAgain: 'Voltar a usar',
  settings: 'Definições',
  remove: {
    open: 'Remover',
    title: (name) => `Remover “${name}”?`,
    text: 'As suas horas ocupadas deixam de bloquear, e o seu endereço ou a sua palavra-passe são eliminados daqui. As reuniões escritas nele mantêm-se lá.',
    submit: 'Remover o calendário',
    done: (name) => `“${name}” foi removido.`,
  },
  edit: {
    title: (name) => `Definições de “${name}”`,
    name: 'Nome',
    whenUnreachable: 'Se não puder ser lido durante seis horas',
    whenUnreachableChoices: {
      close: 'Não oferecer horários, para evitar marcações sobrepostas',
      keep: 'Continuar a usar as últimas horas ocupadas conhecidas',
    },
    blocks: (name) => `O que bloqueia em “${name}”`,
    blocksChoices: { busy: 'Entradas marcadas como ocupado', all: 'Todas as entradas', nothing: 'Nada' },
    writeTo: 'Escrever as reuniões em',
    writeToNone: 'Nenhum calendário',
  },
  connect: {
    title: 'Adicionar um calendário',
    provider: 'Onde está o seu calendário?',
    providers: {
      google: 'Google Calendar',
      outlook: 'Outlook ou Microsoft 365',
      apple: 'iCloud da Apple',
      proton: 'Proton Calendar',
      nextcloud: 'Nextcloud',
      other: 'Noutro sítio',
    },
    how: 'Como quer ligá-lo?',
    byFeed: 'Pelo endereço',
    byAccount: 'Pela conta',
    feedHint: 'As suas horas ocupadas são lidas.',
    accountHint: 'As suas horas ocupadas são lidas e é possível escrever reuniões nele.',
    steps: {
      google: [
        'Abra calendar.google.com num computador.',
        'Abra as definições do seu calendário e depois “Integrar calendário”.',
        'Copie o “Endereço secreto no formato iCal”.',
      ],
      outlook: [
        'Abra outlook.com ou outlook.office.com e as definições.',
        'Escolha “Calendário” e depois “Calendários partilhados”.',
        'Publique o seu calendário e copie o link ICS.',
      ],
      appleFeed: [
        'Abra o Calendário em iCloud.com ou no seu Mac.',
        'Partilhe o seu calendário como “Calendário público”.',
        'Copie o link. Começa por webcal://.',
      ],
      appleAccount: [
        'Abra account.apple.com e depois “Início de sessão e segurança”.',
        'Crie uma palavra-passe específica de aplicação.',
        'Introduza o endereço de e-mail da sua conta Apple e essa palavra-passe.',
      ],
      proton: [
        'Abra calendar.proton.me e as definições.',
        'Escolha o seu calendário e depois “Partilhar com qualquer pessoa”.',
        'Crie um link e copie-o.',
      ],
      nextcloudFeed: [
        'Abra o Calendário no seu Nextcloud.',
        'Partilhe o seu calendário com um link.',
        'No menu desse link, escolha “Copiar ligação de subscrição”.',
      ],
      nextcloudAccount: [
        'Abra as definições do seu Nextcloud e depois “Segurança”.',
        'Crie uma nova palavra-passe de aplicação.',
        'Introduza o endereço do seu Nextcloud, o seu nome de utilizador e essa palavra-passe.',
      ],
      otherFeed: ['Procure “Publicar”, “Partilhar” ou “iCal”.', 'Copie o endereço que termina em .ics.'],
      otherAccount: [
        'Procure “CalDAV” na ajuda do seu fornecedor.',
        'Introduza o endereço do servidor, o seu nome de utilizador e a sua palavra-passe; alguns fornecedores exigem uma palavra-passe de aplicação.',
      ],
    },
    url: 'Endereço do calendário',
    urlHint: 'Trate-o como uma palavra-passe: quem o tiver pode ler o seu calendário. É guardado de forma cifrada.',
    server: 'Servidor',
    username: 'Nome de utilizador',
    password: 'Palavra-passe',
    name: 'Como lhe chama?',
    problems: {
      unauthorized:
        'O servidor do calendário recusou o acesso. Verifique o que introduziu; o iCloud e o Fastmail exigem uma palavra-passe de aplicação.',
      not_found: 'Não há nenhum calendário neste endereço. Copie-o de novo.',
      unreachable: 'Não foi possível aceder ao servidor do calendário. Verifique o endereço.',
      timeout: 'O servidor do calendário demorou demasiado. Tente de novo mais tarde.',
      too_many_requests: 'O servidor do calendário pediu-nos que esperássemos. Tente de novo mais tarde.',
      redirected: 'O servidor redireciona para outro endereço. Introduza esse endereço.',
      unexpected_status:
        'O servidor do calendário respondeu com um erro. Verifique o endereço ou tente de novo mais tarde.',
      cut_off: 'Só chegou uma parte do calendário. Tente de novo.',
    },
    submit: 'Ligar',
    reading: 'A ler o calendário…',
    done: (name, busy) => `“${name}” está ligado: ${busy}.`,
  },
  feed: {
    title: 'As suas reuniões noutro calendário',
    text: 'Subscreva este endereço no seu calendário para ver lá as suas reuniões. O Google só procura alterações de poucas em poucas horas.',
    make: 'Criar um endereço',
    full: 'Com nomes e locais',
    busyOnly: 'Só as horas ocupadas',
    secret: 'Quem tiver um endereço pode ver o que ele mostra. Se caiu em mãos erradas, crie novos endereços.',
    show: 'Mostrar os endereços',
    rotate: 'Criar novos endereços',
    rotateText:
      'Os endereços atuais deixam de funcionar: os calendários que os subscrevem já não recebem as suas reuniões.',
    rotated: 'Os novos endereços estão prontos.',
  },
};
