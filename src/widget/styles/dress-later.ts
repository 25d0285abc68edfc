import { effect, signal } from '@preact/signals';

const later = signal<string>();

/** Resolves to a part once the looks are here that it may need: it is never shown without them. */
export async function withLaterLooks<Part>(part: Promise<Part>): Promise<Part> {
  const [here, { laterCss }] = await Promise.all([part, import('./later/index.ts')]);
  later.value = laterCss;
  return here;
}

/** Hands the later looks to a widget as soon as they are here; returns how to stop. */
export function dressLater(wear: (styles: string) => void): () => void {
  return effect(() => {
    if (later.value !== undefined) wear(later.value);
  });
}
