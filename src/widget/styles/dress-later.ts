import { effect, signal } from '@preact/signals';

const later = signal<CSSStyleSheet>();

/** Resolves to a part once the looks are here that it may need: it is never shown without them. */
export async function withLaterLooks<Part>(part: Promise<Part>): Promise<Part> {
  const [here, { laterCss }] = await Promise.all([part, import('./later/index.ts')]);
  if (!later.value) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(laterCss);
    later.value = sheet;
  }
  return here;
}

/** Puts the later looks on a root as soon as they are here; returns how to stop. */
export function dressLater(root: HTMLElement): () => void {
  return effect(() => {
    const shadow = root.getRootNode();
    const { value: sheet } = later;
    if (!sheet || !(shadow instanceof ShadowRoot) || shadow.adoptedStyleSheets.includes(sheet)) return;
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  });
}
