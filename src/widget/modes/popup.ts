import { showLauncher } from './launcher.ts';
import popupCss from './popup.css?inline';

export type Popup = {
  readonly open: () => void;
  readonly close: () => void;
};

/** The messages of the widget that a popup needs, once they are loaded. */
export type PopupWords = { readonly bookAMeeting: string; readonly close: string };

export type PopupParts = {
  readonly element: HTMLElement;
  /** Adds styles to the one sheet of the element; returns its shadow tree. */
  readonly adoptStyles: (styles: string) => ShadowRoot;
  readonly words: Promise<PopupWords | undefined>;
  /** Starts the calendar in a place. */
  readonly fill: (place: ParentNode) => void;
};

// The English words come with the app.
const english = { bookAMeeting: 'Book a meeting', close: 'Close' };

/** Creates the popup of an element, closed, and the button that opens it where the mode is `button`. */
export function createPopup({ element, adoptStyles, words, fill }: PopupParts): Popup {
  const { dialog, closeButton, place } = createDialog();
  const shadow = adoptStyles(popupCss);
  const mode = element.getAttribute('mode');
  // It may have changed while this was on its way: then the place is the calendar's.
  if (mode === 'popup' || mode === 'button') shadow.replaceChildren(dialog);

  const prepare = () => {
    if (!place.firstChild) fill(place);
  };
  let opener: Element | null = null;
  const popup = {
    open() {
      if (dialog.open) return;
      opener = focusedIn(element.ownerDocument);
      prepare();
      dialog.showModal();
    },
    close() {
      dialog.close();
    },
  };
  closeButton.onclick = popup.close;
  // What is around the panel is the dialog itself.
  dialog.onclick = ({ target }) => {
    if (target === dialog) popup.close();
  };
  // The browser gives the focus back by itself, but to what was focused: a button that was clicked is not in every one.
  dialog.onclose = () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  const launcher = mode === 'button' ? showLauncher({ element, shadow, popup, prepare }) : undefined;
  void words.then((loaded) => {
    const { bookAMeeting, close } = loaded ?? english;
    dialog.ariaLabel = bookAMeeting;
    closeButton.ariaLabel = close;
    launcher?.(bookAMeeting);
  });
  return popup;
}

function createDialog() {
  const dialog = document.createElement('dialog');
  const panel = document.createElement('div');
  const closeButton = document.createElement('button');
  const place = document.createElement('div');
  dialog.className = 'popup';
  panel.className = 'popup-panel';
  closeButton.className = 'popup-close';
  closeButton.textContent = '×';
  place.className = 'popup-place';
  panel.append(closeButton, place);
  dialog.append(panel);
  return { dialog, closeButton, place };
}

/** Returns what has the focus, in a shadow tree too. */
function focusedIn(document: Document): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
