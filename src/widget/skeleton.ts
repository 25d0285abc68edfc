/** Blocks in the places of the real things, by pane: details, days, times. */
const widths = ['60%', '85%', '45%'];
const days = 42;
const times = 5;

/** Builds the frame at its final size, for the time until the app is here. */
export function createSkeleton(): HTMLElement {
  const frame = block('frame');
  frame.setAttribute('aria-busy', 'true');
  const bones = block('bones');
  bones.append(...many(days));
  frame.append(
    pane('details', widths.map(lineOf)),
    pane('calendar', [bones]),
    pane('slots', [lineOf('70%'), ...many(times)]),
  );
  return frame;
}

export type Apology = { readonly partFailed: string; readonly tryAgain: string };

// The English words come with the app, which is what is missing.
const english: Apology = { partFailed: 'The calendar could not be loaded.', tryAgain: 'Try again' };

/** Says that the app could not be loaded, offers to try once more, and shows the page's own fallback again. */
export function createApology(onTryAgain: () => void, { partFailed, tryAgain } = english): HTMLElement {
  const apology = block('frame apology');
  const again = document.createElement('button');
  again.textContent = tryAgain;
  again.onclick = onTryAgain;
  apology.dir = 'auto';
  apology.append(partFailed, again, document.createElement('slot'));
  return apology;
}

function pane(name: string, children: readonly HTMLElement[]): HTMLElement {
  const element = block(name);
  element.append(...children);
  return element;
}

function many(count: number): HTMLElement[] {
  const made: HTMLElement[] = [];
  while (made.length < count) made.push(block('bone'));
  return made;
}

function lineOf(width: string): HTMLElement {
  const line = block('bone');
  line.style.inlineSize = width;
  return line;
}

function block(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  return element;
}
