import type { BrandingWords } from './en.ts';

export const words: BrandingWords = {
  text: 'Appare sulle sue pagine pubbliche, sulla pagina dove gli invitati gestiscono un appuntamento e nelle e-mail.',
  name: 'Nome dell’attività',
  nameHint: 'Sta in cima alle pagine e alle e-mail.',
  color: 'Colore principale',
  colorHint: 'Dove sarebbe difficile da leggere, appare un po’ più chiaro o più scuro.',
  defaultColor: 'Usa il colore predefinito',
  logo: 'Logo',
  logoHint: 'Un’immagine di questo dispositivo. Viene salvata su questo server.',
  notPicture: 'Il browser non riesce a leggere questo file come immagine. Scelga un PNG, JPEG o SVG.',
  unreadableFile: 'Non è stato possibile leggere questo file. Forse è stato spostato. Lo scelga di nuovo.',
  removeLogo: 'Rimuovi il logo',
  search: 'Consenti ai motori di ricerca di elencare le sue pagine pubbliche',
  preview: 'Anteprima',
  pages: { light: 'Pagina pubblica, chiara', dark: 'Pagina pubblica, scura' },
  mail: 'E-mail',
  sampleMeeting: 'Primo colloquio',
  sampleOpening: 'Il suo appuntamento è confermato.',
  sampleAction: 'Sposta',
};
