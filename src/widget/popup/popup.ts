import type { ElementWithProperties } from '../attributes/index.ts';
import type { LoadWords } from '../messages/index.ts';
import { setLanguage, showLauncher } from './launcher.ts';
import popupCss from './popup.css?inline';
import { languageAround, observeLanguage, pickPopupLanguage } from './popup-language.ts';

export type Popup = {
  readonly open: () => void;
  readonly close: () => void;
  /**
   * Shows its texts in the language of the calendar once the words are loaded, except those that the page has set. Does
   * so by itself when the page changes its language.
   */
  readonly translate: () => Promise<void>;
};

/** The messages of the widget that a popup needs. */
type PopupWords = { readonly bookAMeeting: string; readonly close: string };

export type PopupOptions = {
  readonly element: ElementWithProperties;
  /** Adds styles to the one sheet of the element. Returns its shadow tree. */
  readonly adoptStyles: (styles: string) => ShadowRoot;
  readonly loadWords: LoadWords;
  /** Starts the calendar in an element. */
  readonly fill: (place: ParentNode) => void;
};

// The English words come with the app.
const english: PopupWords = { bookAMeeting: 'Book a meeting', close: 'Close' };

/** Creates the popup of an element, closed, and the button that opens it if the mode is `button`. */
export function createPopup({ element, adoptStyles, loadWords, fill }: PopupOptions): Popup {
  const { dialog, closeButton, place } = createDialog();
  const shadow = adoptStyles(popupCss);
  const { mode } = element;
  // The mode may have changed while this was loading: the calendar is in the page then.
  if (mode === 'popup' || mode === 'button') shadow.replaceChildren(dialog);

  const prepare = () => {
    if (!place.firstChild) fill(place);
  };
  let opener: Element | null = null;
  const open = () => {
    if (dialog.open) return;
    opener = focusedIn(element.ownerDocument);
    prepare();
    dialog.showModal();
    dialog.focus();
  };
  const close = () => dialog.close();
  closeButton.onclick = close;
  closeOnPressAround(dialog, close);
  // The browser returns the focus by itself, but not every browser has focused the clicked button.
  dialog.onclose = () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  const launcher = mode === 'button' ? showLauncher({ shadow, open, prepare }) : undefined;
  /** The latest call: if two languages were requested, the later one counts. */
  let latest: object | undefined;
  const translate = async () => {
    observer.disconnect();
    // The element has removed it.
    if (dialog.parentNode !== shadow) return;
    observer.observe(shadow, { childList: true });
    observeLanguage(element, observer);
    // The element may be in another document now, which does not have its styles yet.
    adoptStyles(popupCss);
    if (element.buttonLabel) launcher?.(element.buttonLabel, null);
    const tag = pickPopupLanguage([element.locale, languageAround(element)], navigator.languages);
    const call = {};
    latest = call;
    const { words, language } = await loadPopupWords(tag, loadWords);
    if (latest !== call) return;
    const word = (key: keyof PopupWords) => ownWord(element, key) ?? words[key];
    dialog.ariaLabel = word('bookAMeeting');
    closeButton.ariaLabel = word('close');
    setLanguage(dialog, language);
    // A label of the page has the language of the page.
    if (element.buttonLabel) launcher?.(element.buttonLabel, null);
    else launcher?.(word('bookAMeeting'), language);
  };
  const observer = new MutationObserver(() => void translate());
  return { open, close, translate };
}

/** Loads the words of a language, or English ones in their place. */
async function loadPopupWords(tag: string, loadWords: LoadWords): Promise<{ words: PopupWords; language: string }> {
  if (tag.startsWith('en')) return { words: english, language: tag };
  return loadWords(tag).then(
    (wordsOf) => ({ words: wordsOf(tag), language: tag }),
    () => ({ words: english, language: 'en' }),
  );
}

/** Returns the page's own word, if it has one. The app warns about words of a wrong type. */
function ownWord({ messages }: ElementWithProperties, key: keyof PopupWords): string | undefined {
  const own: unknown = messages?.[key];
  return typeof own === 'string' ? own : undefined;
}

/** Closes a dialog when its backdrop is pressed, but not when a drag that began in its panel ends there. */
function closeOnPressAround(dialog: HTMLDialogElement, close: () => void): void {
  let isPressedAround = false;
  dialog.onpointerdown = ({ target }) => {
    isPressedAround = target === dialog;
  };
  dialog.onclick = ({ target }) => {
    if (target === dialog && isPressedAround) close();
  };
}

function createDialog() {
  const dialog = document.createElement('dialog');
  const panel = document.createElement('div');
  const closeButton = document.createElement('button');
  const place = document.createElement('div');
  dialog.className = 'popup';
  // Otherwise the browser would focus the button that closes it.
  dialog.tabIndex = -1;
  panel.className = 'popup-panel';
  closeButton.className = 'popup-close';
  closeButton.textContent = '×';
  place.className = 'popup-place';
  panel.append(closeButton, place);
  dialog.append(panel);
  return { dialog, closeButton, place };
}

/** Returns the focused element, including inside shadow trees. */
function focusedIn(document: Document): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
