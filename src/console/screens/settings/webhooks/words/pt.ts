import { countingOf } from '../../../../words/index.ts';
import type { WebhooksWords } from './en.ts';

const { counted } = countingOf('pt');

export const words: WebhooksWords = {
  intro: 'Um webhook informa outro programa das suas reuniões assim que mudam.',
  add: 'Adicionar um webhook',
  empty: 'Ainda não há webhooks',
  emptyText: 'Adicione o endereço de um programa que deva saber das reuniões novas, canceladas ou com novo horário.',
  address: 'Endereço',
  addressHint: 'Um endereço https do programa.',
  refused: {
    invalid_address:
      'Introduza um endereço completo que comece por https://, sem nome de utilizador nem palavra-passe.',
    private_address: 'Indique um endereço público. Este pertence a uma rede privada.',
  },
  events: 'Informar sobre',
  kinds: {
    'event.created': 'Novas reuniões',
    'event.rescheduled': 'Alterações de horário',
    'event.reassigned': 'Marcações reatribuídas',
    'event.canceled': 'Reuniões canceladas',
    'event.no_show': 'Faltas',
  },
  isOn: 'Ativo',
  paused: 'Em pausa',
  edit: 'Editar o webhook',
  test: 'Enviar um teste',
  tested: 'Uma mensagem de teste está a caminho.',
  secret: 'Segredo de assinatura',
  secretHint: 'Com ele, o programa verifica que uma mensagem vem de si.',
  showSecret: 'Mostrar o segredo',
  rotate: 'Novo segredo',
  rotateText:
    'Durante 24 horas, as mensagens são assinadas também com o segredo anterior, para ter tempo de o mudar no programa.',
  remove: 'Remover o webhook',
  removeText: 'As mensagens que ainda não foram entregues são descartadas.',
  deliveries: 'Envios dos últimos 30 dias',
  noDeliveries: 'Ainda nada foi enviado.',
  states: { pending: 'Em espera', succeeded: 'Entregue', failed: 'Falhou' },
  testMessage: 'Mensagem de teste',
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
  payload: 'Conteúdo enviado',
  redeliver: 'Enviar de novo',
};
