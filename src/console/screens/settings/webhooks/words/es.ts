import type { WebhooksWords } from './en.ts';

export const words: WebhooksWords = {
  intro: 'Un webhook informa a otro programa de sus citas en cuanto cambian.',
  add: 'Añadir un webhook',
  empty: 'Todavía no hay webhooks',
  emptyText:
    'Añada la dirección de un programa que deba enterarse de las citas nuevas, canceladas o con nuevo horario.',
  address: 'Dirección',
  addressHint: 'Una dirección https del programa.',
  refused: {
    invalid_address: 'Escriba una dirección completa que empiece por https://, sin nombre de usuario ni contraseña.',
    private_address: 'Indique una dirección pública. Esta pertenece a una red privada.',
  },
  events: 'Informar de',
  kinds: {
    'event.created': 'Citas nuevas',
    'event.rescheduled': 'Cambios de horario',
    'event.reassigned': 'Citas reasignadas',
    'event.canceled': 'Citas canceladas',
    'event.no_show': 'Ausencias',
  },
  isOn: 'Activo',
  paused: 'En pausa',
  edit: 'Editar el webhook',
  test: 'Enviar una prueba',
  tested: 'Un mensaje de prueba está en camino.',
  secret: 'Secreto de firma',
  secretHint: 'Con él, el programa comprueba que un mensaje viene de usted.',
  showSecret: 'Mostrar el secreto',
  rotate: 'Nuevo secreto',
  rotateText:
    'Durante 24 horas los mensajes se firman también con el secreto anterior, para que tenga tiempo de cambiarlo en el programa.',
  remove: 'Quitar el webhook',
  removeText: 'Los mensajes que todavía no se han entregado se descartan.',
  deliveries: 'Envíos de los últimos 30 días',
  noDeliveries: 'Todavía no se ha enviado nada.',
  states: { pending: 'En espera', succeeded: 'Entregado', failed: 'Error' },
  testMessage: 'Mensaje de prueba',
  payload: 'Contenido enviado',
  redeliver: 'Enviar de nuevo',
};
