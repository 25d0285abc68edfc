import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('pt');

export const words: ContactWords = {
  write: 'Escrever um e-mail',
  person: 'Pessoa',
  name: 'Nome',
  email: 'Endereço de e-mail',
  timezone: 'Fuso horário',
  otherEmails: 'Outros endereços',
  bookings: (count) => counted(count, { one: '# reunião', other: '# reuniões' }),
  canceled: (count) => counted(count, { one: '# cancelada', other: '# canceladas' }),
  noShows: (count) => counted(count, { one: '# falta', other: '# faltas' }),
  noBookings: 'Sem reuniões',
  noBookingsText: 'Aqui aparecem todas as reuniões desta pessoa.',
  merge: {
    open: 'Unir contactos',
    title: (name) => `Unir outro contacto a ${name}`,
    text: 'Para quem marcou com dois endereços de e-mail.',
    search: 'Procurar nome ou e-mail',
    which: 'Contacto a unir',
    nobody: 'Nenhum outro contacto corresponde.',
    effect: ({ other, email, name }) =>
      `Todas as reuniões de ${other} passam para ${name}. Quem marcar com ${email} aparece como ${name}. Não é possível anular.`,
    submit: 'Unir',
    done: (other, name) => `${other} e ${name} são agora um só contacto.`,
  },
  remove: {
    open: 'Eliminar o contacto',
    title: (name) => `Eliminar ${name}?`,
    text: 'O nome, o endereço e o fuso horário são eliminados dos seus contactos. Se a pessoa marcar de novo, volta a aparecer na lista.',
    erase: 'Apagar também os dados nas reuniões',
    eraseHint:
      'Caso contrário, as reuniões ficam como estão. São apagados os nomes, os endereços, as respostas e as notas das reuniões, e os e-mails sobre elas. As horas mantêm-se. Não é possível anular esta ação.',
    eraseLater: 'Esta pessoa tem uma reunião marcada. Para apagar também os dados nas reuniões, cancele-a primeiro.',
    keepHint:
      'Se eliminar o contacto sem esta opção, só poderá apagar os dados quando a pessoa marcar de novo com o mesmo endereço de e-mail.',
    submit: 'Eliminar o contacto',
    done: (name) => `${name} já não está nos seus contactos.`,
  },
};
