import { countingOf } from '../../../../words/index.ts';
import type { WebhooksWords } from './en.ts';

const { counted } = countingOf('pl');

export const words: WebhooksWords = {
  intro: 'Webhook na bieżąco informuje inny program o Twoich rezerwacjach.',
  add: 'Dodaj webhook',
  empty: 'Brak webhooków',
  emptyText: 'Dodaj adres programu, który ma się dowiadywać o nowych, przełożonych i odwołanych rezerwacjach.',
  address: 'Adres',
  addressHint: 'Adres https programu.',
  refused: {
    invalid_address: 'Podaj pełny adres zaczynający się od https://, bez nazwy użytkownika i hasła.',
    private_address: 'Podaj adres publiczny. Ten należy do sieci prywatnej.',
  },
  events: 'Informuj o',
  kinds: {
    'event.created': 'Nowe rezerwacje',
    'event.rescheduled': 'Zmiany terminów',
    'event.reassigned': 'Przekazane rezerwacje',
    'event.canceled': 'Odwołane rezerwacje',
    'event.no_show': 'Nieobecności',
  },
  isOn: 'Aktywny',
  paused: 'Wstrzymany',
  edit: 'Edytuj webhook',
  test: 'Wyślij test',
  tested: 'Wiadomość testowa jest w drodze.',
  secret: 'Klucz podpisu',
  secretHint: 'Program sprawdza nim, czy wiadomość pochodzi od Ciebie.',
  showSecret: 'Pokaż klucz',
  rotate: 'Nowy klucz',
  rotateText:
    'Przez 24 godziny wiadomości są podpisywane także starym kluczem, więc masz czas, aby zmienić go w programie.',
  remove: 'Usuń webhook',
  removeText: 'Niedostarczone jeszcze wiadomości zostaną porzucone.',
  deliveries: 'Wiadomości z ostatnich 30 dni',
  noDeliveries: 'Niczego jeszcze nie wysłano.',
  states: { pending: 'Oczekuje', succeeded: 'Dostarczono', failed: 'Błąd' },
  testMessage: 'Wiadomość testowa',
  reasons: {
    timeout: 'Program nie odpowiedział na czas.',
    unreachable: 'Nie udało się połączyć z tym adresem.',
    refused_address: 'Ten serwer nie wysyła niczego na ten adres.',
    unexpected_status: 'Program odrzucił wiadomość.',
    webhook_gone: 'Program odpowiedział, że tego adresu już nie ma.',
    webhook_silent: 'Program nie odpowiada od kilku dni, więc webhook został wstrzymany.',
    restored: 'Nie wysłano ponownie po przywróceniu kopii zapasowej.',
  },
  answered: (status) => `Odpowiedź: ${status}`,
  attempts: (count) => counted(count, { one: '# próba', few: '# próby', many: '# prób', other: '# próby' }),
  nextAttempt: (when) => `Następna próba: ${when}`,
  payload: 'Co wysłano',
  redeliver: 'Wyślij ponownie',
};
