import type { FrameWords } from './en.ts';

export const words: FrameWords = {
  title: 'Definições',
  parts: {
    you: 'Perfil',
    security: 'Acesso e dispositivos',
    people: 'Pessoas',
    branding: 'Imagem de marca',
    keys: 'Chaves de API',
    webhooks: 'Webhooks',
    mail: 'E-mail',
    journal: 'Registo de atividade',
    account: 'Conta',
  },
  account: 'Conta',
};
