import type { ElementWithProperties } from '../attributes/index.ts';
import { setLanguage, showLauncher } from './launcher.ts';
import popupCss from './popup.css?inline';

export type Popup = {
  readonly open: () => void;
  readonly close: () => void;
  /** Shows its texts in a language once its words are loaded, except those that the page has set. */
  readonly translate: (loading: Promise<PopupWords | undefined>) => Promise<void>;
};

/** The messages of the widget that a popup needs. */
export type PopupWords = { readonly bookAMeeting: string; readonly close: string };

export type PopupOptions = {
  readonly element: ElementWithProperties;
  /** Adds styles to the one sheet of the element. Returns its shadow tree. */
  readonly adoptStyles: (styles: string) => ShadowRoot;
  /** Starts the calendar in an element. */
  readonly fill: (place: ParentNode) => void;
};

// The English words come with the app.
const english: PopupWords = { bookAMeeting: 'Book a meeting', close: 'Close' };

/** Creates the popup of an element, closed, and the button that opens it if the mode is `button`. */
export function createPopup({ element, adoptStyles, fill }: PopupOptions): Popup {
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
  let latest: Promise<PopupWords | undefined> | undefined;
  return {
    open,
    close,
    async translate(loading) {
      latest = loading;
      // The element may be in another document now, which does not have its styles yet.
      adoptStyles(popupCss);
      if (element.buttonLabel) launcher?.(element.buttonLabel, null);
      const loaded = await loading;
      // If two languages were requested, the later one counts.
      if (latest !== loading) return;
      const word = (key: keyof PopupWords) => ownWord(element, key) ?? (loaded ?? english)[key];
      dialog.ariaLabel = word('bookAMeeting');
      closeButton.ariaLabel = word('close');
      // A text without a language has that of the page, and so has a label of the page.
      const language = loaded ? element.locale : 'en';
      setLanguage(dialog, language);
      if (element.buttonLabel) launcher?.(element.buttonLabel, null);
      else launcher?.(word('bookAMeeting'), language);
    },
  };
}

/** Returns the page's own word, if it has one. The app warns about those of a wrong type. */
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
