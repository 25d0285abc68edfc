import { useLayoutEffect } from 'preact/hooks';

export type LightDismissOptions = {
  /** Returns the elements whose clicks and focus keep it open: what is open, and the button that opened it. */
  readonly parts: () => readonly (Element | null | undefined)[];
  /** Closes what is open. `isFocusKept` returns the focus to the button. */
  readonly close: (isFocusKept: boolean) => void;
};

/** Closes what is open, for as long as the component is rendered. */
export function useLightDismiss({ parts, close }: LightDismissOptions): void {
  useLayoutEffect(() => {
    const own = parts();
    const root = own[0]?.getRootNode();
    if (!(root instanceof ShadowRoot)) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const closeElsewhere = (event: Event) => {
      const path = event.composedPath();
      if (!own.some((part) => part && path.includes(part))) close(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const path = event.composedPath();
      if (event.key !== 'Escape' || (path[0] !== document.body && !path.includes(root))) return;
      // A dialog around the widget stays open.
      event.preventDefault();
      close(true);
    };
    // Safari does not focus a tapped button: a tap elsewhere does not move the focus, and Escape goes to the page.
    window.addEventListener('pointerdown', closeElsewhere, options);
    window.addEventListener('keydown', closeOnEscape, options);
    // When the focus moves inside a shadow tree, its events do not leave it.
    for (const target of [window, root]) target.addEventListener('focusin', closeElsewhere, options);
    return () => listening.abort();
  }, []);
}
