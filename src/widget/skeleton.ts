const detailLines = 3;
const days = 42;
const times = 6;

/** Builds the frame at its final size, for the time until the app is here: blocks in the places of the real things. */
export function createSkeleton(): HTMLElement {
  const frame = block(
    'frame',
    block('details', ...skeletonBlocks(detailLines)),
    block('calendar', block('bones', ...skeletonBlocks(days))),
    block('slots', ...skeletonBlocks(times)),
  );
  frame.setAttribute('aria-busy', 'true');
  return frame;
}

export type LoadErrorMessages = { readonly partFailed: string; readonly tryAgain: string };

// The English words come with the app, which is what is missing.
const english: LoadErrorMessages = { partFailed: 'The calendar could not be loaded.', tryAgain: 'Try again' };

/** Says that the app could not be loaded, offers to try once more, and shows the page's own fallback again. */
export function createLoadError(onTryAgain: () => void, { partFailed, tryAgain } = english): HTMLElement {
  const again = document.createElement('button');
  again.textContent = tryAgain;
  again.onclick = onTryAgain;
  const words = block('', partFailed);
  words.role = 'alert';
  const loadError = block('frame load-error', words, again, document.createElement('slot'));
  loadError.dir = 'auto';
  return loadError;
}

function skeletonBlocks(count: number): HTMLElement[] {
  return [...'.'.repeat(count)].map(() => block('bone'));
}

function block(name: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.append(...children);
  return element;
}
