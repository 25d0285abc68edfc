import type { BrandingWords } from './en.ts';

export const words: BrandingWords = {
  text: 'Se muestra en sus páginas públicas, en la página donde los invitados gestionan una cita y en los correos.',
  name: 'Nombre de la empresa',
  nameHint: 'Aparece arriba en las páginas y los correos.',
  color: 'Color de acento',
  colorHint: 'Donde costaría leerlo, se muestra algo más claro o más oscuro.',
  defaultColor: 'Usar el color predeterminado',
  logo: 'Logotipo',
  logoHint: 'Una imagen de este dispositivo. Se guarda en este servidor.',
  notPicture: 'Su navegador no puede leer este archivo como imagen. Elija un PNG, JPEG o SVG.',
  unreadableFile: 'No se ha podido leer este archivo. Puede que se haya movido. Elíjalo de nuevo.',
  removeLogo: 'Quitar el logotipo',
  search: 'Permitir que los buscadores muestren sus páginas públicas',
  preview: 'Vista previa',
  pages: { light: 'Página pública, clara', dark: 'Página pública, oscura' },
  mail: 'Correo',
  sampleMeeting: 'Primera reunión',
  sampleOpening: 'Su cita está confirmada.',
  sampleAction: 'Cambiar el horario',
};
