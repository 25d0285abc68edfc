import { countingOf } from '../../../../words/index.ts';
import type { AccountWords } from './en.ts';

const { counted } = countingOf('pt');

export const words: AccountWords = {
  origins: 'Sites que podem incorporar o seu widget de marcação',
  anySite: 'Qualquer site que este servidor permita',
  onlyThese: 'Só estes sites',
  addresses: 'Endereços',
  addressesHint: 'Um por linha, por exemplo https://example.com ou https://*.example.com',
  wrongLine: (line) => `A linha ${line} não é o endereço de um site, como https://example.com.`,
  field: 'Sites',
  privacy: 'Privacidade',
  erase: {
    label: 'Apagar os dados dos convidados',
    never: 'Nunca',
    after: (months) => counted(months, { one: 'Após # mês', other: 'Após # meses' }),
    hint: 'A contar da última reunião. São apagados os nomes, os endereços, as respostas e as notas dos contactos e das reuniões, e os e-mails sobre elas; as horas mantêm-se para as suas estatísticas.',
    title: (contacts) =>
      counted(contacts, { one: 'Apagar os dados de # contacto?', other: 'Apagar os dados de # contactos?' }),
    since: (months) =>
      counted(months, {
        one: 'Não tiveram nenhuma reunião há pelo menos # mês.',
        other: 'Não tiveram nenhuma reunião há pelo menos # meses.',
      }),
    text: 'Os dados serão apagados no prazo de um dia. Não é possível anular esta ação.',
    submit: 'Guardar e apagar',
  },
  exportTitle: 'Exportar esta conta',
  exportText:
    'Um ficheiro com todas as marcações, os contactos, os tipos de reunião, as definições e o registo de atividade, uma linha de JSON por elemento. Contém o que os convidados escreveram: guarde-o em segurança.',
  exportButton: 'Transferir a exportação',
};
