import { effect, signal } from '@preact/signals';

const deferred = signal<string>();

/** Loads the deferred styles, once for all parts that need them. */
export async function loadDeferredStyles(): Promise<void> {
  const { deferredCss } = await import('./deferred/index.ts');
  deferred.value = deferredCss;
}

/** Adopts the deferred styles in a widget as soon as they are loaded. Returns a function that stops it. */
export function adoptDeferredStyles(adoptStyles: (styles: string) => void): () => void {
  return effect(() => {
    if (deferred.value !== undefined) adoptStyles(deferred.value);
  });
}
