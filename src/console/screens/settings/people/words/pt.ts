import { countingOf } from '../../../../words/index.ts';
import type { PeopleWords } from './en.ts';

const { number } = countingOf('pt');

export const words: PeopleWords = {
  text: 'Aqui cada pessoa inicia sessão com a sua própria palavra-passe ou chave de acesso. Os administradores veem e alteram tudo nesta conta; os membros, só o que é seu.',
  invite: 'Convidar alguém',
  email: 'Endereço de e-mail',
  firstName: 'Nome próprio',
  lastName: 'Apelido',
  role: 'Função',
  roleOf: (name) => `Função de ${name}`,
  roles: { owner: 'Proprietário', admin: 'Administrador', member: 'Membro' },
  send: 'Criar o convite',
  invited: (name) => `Envie este link a ${name}. Só é mostrado agora.`,
  mailed: (address) => `O convite está a caminho de ${address}.`,
  copyLink: 'Copiar o link do convite',
  invitedUntil: (when) => `Convite válido até ${when}`,
  notInvited: 'Não inicia sessão',
  inviteAgain: 'Convidar de novo',
  you: 'você',
  remove: (name) => `Remover ${name}`,
  removeTitle: (name) => `Remover ${name}?`,
  removeText:
    'A sua sessão termina, as suas chaves de API e tipos de reunião são desativados e os seus calendários desligados.',
  hosts: (count) => `Próximas reuniões: ${number(count)}`,
  decide: 'O que lhes acontece?',
  choices: { reassign: 'Atribuí-las a um colega', cancel: 'Cancelá-las' },
  colleague: 'Colega',
  colleagueHint: 'Recebe cada reunião para a qual esteja livre, mesmo fora do seu horário.',
  notified: 'Os convidados são avisados.',
  notNotified: 'Este servidor não envia e-mails. Avise os convidados pessoalmente.',
  reason: 'Motivo',
  reasonHint: 'Os convidados vão vê-lo.',
  progress: (done, total) => `${number(done)} de ${number(total)}`,
  reassigned: (count, name) => `Atribuídas a ${name}: ${number(count)}`,
  clashes: (name) => `${name} já tem compromissos a estas horas. Decida o que acontece a estas reuniões.`,
  placeless: (name) =>
    `O local destas reuniões é próprio do anfitrião. Abra cada uma para a reatribuir e indicar onde ${name} se reúne.`,
  demoteTitle: (name) => `Tornar ${name} membro?`,
  demoteText: 'A pessoa só verá e alterará o que é seu.',
  keysStay:
    'Ela criou estas chaves de API. Uma chave pode fazer tudo o que as suas permissões permitem, seja qual for a função de quem a criou.',
  revokeKeys: 'Revogar estas chaves de API',
  demote: 'Alterar função',
  notNow: 'Agora não',
  confirmReassign: 'Atribuir e remover',
  confirmCancel: 'Cancelar e remover',
  confirmRemove: 'Remover',
  removed: (name) => `${name} já não faz parte da conta.`,
};
