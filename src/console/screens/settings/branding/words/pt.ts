import type { BrandingWords } from './en.ts';

export const words: BrandingWords = {
  text: 'Visível nas suas páginas públicas, na página onde os convidados gerem uma reunião e nos e-mails.',
  name: 'Nome da empresa',
  nameHint: 'Fica no topo das páginas e dos e-mails.',
  color: 'Cor de destaque',
  colorHint: 'Onde seria difícil de ler, aparece um pouco mais clara ou mais escura.',
  defaultColor: 'Usar a cor predefinida',
  logo: 'Logótipo',
  logoHint: 'Uma imagem deste dispositivo. Fica guardada neste servidor.',
  notPicture: 'O navegador não consegue ler este ficheiro como imagem. Escolha um PNG, JPEG ou SVG.',
  unreadableFile: 'Não foi possível ler este ficheiro. Talvez tenha sido movido. Escolha-o de novo.',
  removeLogo: 'Remover o logótipo',
  search: 'Permitir que os motores de busca mostrem as suas páginas públicas',
  preview: 'Pré-visualização',
  pages: { light: 'Página pública, clara', dark: 'Página pública, escura' },
  mail: 'E-mail',
  sampleMeeting: 'Primeira conversa',
  sampleOpening: 'A sua reunião está marcada.',
  sampleAction: 'Alterar horário',
};
