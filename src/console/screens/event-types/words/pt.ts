import type { EventTypesWords } from './en.ts';

export const words: EventTypesWords = {
  title: 'Tipos de reunião',
  create: 'Novo tipo de reunião',
  tabs: { label: 'Que tipos de reunião', current: 'Atuais', archived: 'Arquivados' },
  empty: {
    title: 'O que se pode marcar consigo?',
    text: 'Um tipo de reunião é, por exemplo, uma chamada de 30 minutos. Tem o seu próprio link e as suas próprias perguntas.',
  },
  emptyArchive: {
    title: 'Nada arquivado',
    text: 'Aqui pode guardar os tipos de reunião que já não oferece.',
  },
  off: 'Desativado',
  private: 'Só com o link',
  active: (title) => `${title} pode ser marcado`,
  places: {
    video: 'Videochamada',
    phone: 'Por telefone',
    in_person: 'Presencial',
    custom: 'Outro local',
    none: 'Ainda sem local',
  },
  copyLink: 'Copiar link',
  copyEmbed: 'Copiar o código de incorporação',
  open: 'Ver o que os convidados veem',
  why: 'Porque falta um horário?',
  duplicate: 'Duplicar',
  up: 'Mover para cima',
  down: 'Mover para baixo',
  archive: 'Arquivar',
  restore: 'Repor',
  archived: (title) => `“${title}” está arquivado. As suas reuniões mantêm-se.`,
  restored: (title) => `“${title}” está de volta. Ative-o para que se possa marcar.`,
  duplicated: (title) => `“${title}” é uma cópia. Fica desativada até a ativar.`,
  draft: {
    title: 'Novo tipo de reunião',
    name: 'Título',
    namePlaceholder: 'Primeira conversa',
    length: 'Duração em minutos',
    submit: 'Criar',
  },
};
