import { effect, signal } from '@preact/signals';

const deferred = signal<string>();

/** Resolves to a part once the deferred styles are loaded too: it is never shown without them. */
export async function withDeferredStyles<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded, { deferredCss }] = await Promise.all([part, import('./deferred/index.ts')]);
  deferred.value = deferredCss;
  return loaded;
}

/** Adopts the deferred styles in a widget as soon as they are loaded; returns how to stop. */
export function adoptDeferredStyles(adoptStyles: (styles: string) => void): () => void {
  return effect(() => {
    if (deferred.value !== undefined) adoptStyles(deferred.value);
  });
}
