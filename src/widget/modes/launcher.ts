export type LauncherParts = {
  readonly shadow: ShadowRoot;
  readonly open: () => void;
  /** Has the calendar loaded before it is opened. */
  readonly prepare: () => void;
};

/** Shows the floating button once it is named; returns what names it. */
export function showLauncher({ shadow, open, prepare }: LauncherParts): (name: string) => void {
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
  return function name(text) {
    launcher.textContent = text;
    launcher.hidden = false;
  };
}
