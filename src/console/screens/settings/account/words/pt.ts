import type { AccountWords } from './en.ts';

export const words: AccountWords = {
  origins: 'Sites que podem incorporar o seu widget de marcação',
  anySite: 'Qualquer site que este servidor permita',
  onlyThese: 'Só estes sites',
  addresses: 'Endereços',
  addressesHint: 'Um por linha, por exemplo https://example.com ou https://*.example.com',
  wrongLine: (line) => `A linha ${line} não é o endereço de um site, como https://example.com.`,
  field: 'Sites',
  exportTitle: 'Exportar esta conta',
  exportText:
    'Um ficheiro com todas as marcações, os contactos, os tipos de reunião, as definições e o registo de atividade, uma linha de JSON por elemento. Contém o que os convidados escreveram: guarde-o em segurança.',
  exportButton: 'Transferir a exportação',
};
