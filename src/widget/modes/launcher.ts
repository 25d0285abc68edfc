import type { Popup } from './popup.ts';

export type LauncherParts = {
  readonly element: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly popup: Popup;
  /** Has the calendar loaded before it is opened. */
  readonly prepare: () => void;
};

/** Shows the floating button; returns what names it, where `button-label` does not. */
export function showLauncher({ element, shadow, popup, prepare }: LauncherParts): (name: string) => void {
  const launcher = document.createElement('button');
  launcher.className = 'launcher';
  launcher.ariaHasPopup = 'dialog';
  launcher.onclick = popup.open;
  launcher.onpointerenter = launcher.onfocus = prepare;
  const place = document.createElement('div');
  place.className = 'launcher-place';
  place.append(launcher);
  shadow.append(place);
  let named = '';
  const write = () => {
    launcher.textContent = element.getAttribute('button-label') || named;
    launcher.hidden = launcher.textContent === '';
  };
  write();
  // It goes with the element, which alone holds it.
  new MutationObserver(write).observe(element, { attributeFilter: ['button-label'] });
  return function name(text) {
    named = text;
    write();
  };
}
