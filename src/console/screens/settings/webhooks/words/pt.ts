import type { WebhooksWords } from './en.ts';

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
  payload: 'Conteúdo enviado',
  redeliver: 'Enviar de novo',
};
