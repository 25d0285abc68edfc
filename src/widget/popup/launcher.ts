export type LauncherOptions = {
  readonly shadow: ShadowRoot;
  readonly open: () => void;
  /** Loads the calendar before it is opened. */
  readonly prepare: () => void;
};

/**
 * Adds the floating button, hidden until it has a label. Returns a function that sets the label. A language of null is
 * the page's.
 */
export function showLauncher({
  shadow,
  open,
  prepare,
}: LauncherOptions): (text: string, language: string | null) => void {
  const launcher = document.createElement('button');
  launcher.className = 'launcher';
  launcher.ariaHasPopup = 'dialog';
  launcher.hidden = true;
  launcher.onclick = open;
  launcher.onpointerenter = launcher.onfocus = prepare;
  const place = document.createElement('div');
  place.className = 'launcher-place';
  place.append(launcher);
  shadow.append(place);
  return function name(text, language) {
    setLanguage(launcher, language);
    launcher.textContent = text;
    launcher.hidden = false;
  };
}

export function setLanguage(part: HTMLElement, language: string | null): void {
  if (language) part.lang = language;
  else part.removeAttribute('lang');
}
