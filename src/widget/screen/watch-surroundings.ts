const prefersDark = '(prefers-color-scheme: dark)';

/** Calls back whenever the theme or the language of the page may have changed; returns how to stop. */
export function watchSurroundings(changed: () => void): () => void {
  const media = matchMedia(prefersDark);
  // Pages switch theme and language by attributes of these two.
  const observer = new MutationObserver(changed);
  for (const node of [document.documentElement, document.body]) observer.observe(node, { attributes: true });
  media.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    media.removeEventListener('change', changed);
  };
}
