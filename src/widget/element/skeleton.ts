/**
 * Builds the frame at its final size, for the time until the app has loaded: blocks in the places of the real parts.
 */
export function createSkeleton(): HTMLElement {
  const frame = block('frame', bones('details', 2), block('calendar', bones('bones', 42)), bones('slots', 6));
  frame.setAttribute('aria-busy', 'true');
  return frame;
}

/** The message when the app cannot be loaded. */
export type LoadErrorMessages = { readonly partFailed: string; readonly tryAgain: string };

/** Says that the app could not be loaded, offers to try again, and shows the page's own fallback again. */
export function createLoadError(onTryAgain: () => void, words: LoadErrorMessages | undefined): HTMLElement {
  // The English words come with the app, which is what is missing.
  const again = make('button', words?.tryAgain ?? 'Try again');
  again.onclick = onTryAgain;
  const text = make('div', words?.partFailed ?? 'The calendar did not load.');
  text.role = 'alert';
  const loadError = block('frame unloaded', text, again, make('slot'));
  loadError.dir = 'auto';
  return loadError;
}

function bones(name: string, count: number): HTMLElement {
  return block(
    name,
    ...Array(count)
      .fill(0)
      .map(() => block('bone')),
  );
}

/** Builds a block of a class. */
export function block(name: string, ...children: (Node | string)[]): HTMLElement {
  const element = make('div', ...children);
  element.className = name;
  return element;
}

function make(name: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
