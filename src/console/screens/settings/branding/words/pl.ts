import type { BrandingWords } from './en.ts';

export const words: BrandingWords = {
  text: 'Widoczne na Twoich stronach publicznych, na stronie do zarządzania rezerwacją i w e-mailach.',
  name: 'Nazwa firmy',
  nameHint: 'Znajduje się u góry stron i e-maili.',
  color: 'Kolor akcentu',
  colorHint: 'Tam, gdzie byłby nieczytelny, jest nieco jaśniejszy lub ciemniejszy.',
  defaultColor: 'Użyj koloru domyślnego',
  logo: 'Logo',
  logoHint: 'Obraz z tego urządzenia. Jest przechowywany na tym serwerze.',
  notPicture: 'Przeglądarka nie może odczytać tego pliku jako obrazu. Wybierz PNG, JPEG lub SVG.',
  unreadableFile: 'Nie udało się odczytać tego pliku. Być może został przeniesiony. Wybierz go ponownie.',
  removeLogo: 'Usuń logo',
  search: 'Pozwól wyszukiwarkom pokazywać Twoje publiczne strony',
  preview: 'Podgląd',
  pages: { light: 'Strona publiczna, jasna', dark: 'Strona publiczna, ciemna' },
  mail: 'E-mail',
  sampleMeeting: 'Rozmowa wstępna',
  sampleOpening: 'Rezerwacja jest potwierdzona.',
  sampleAction: 'Zmień termin',
};
