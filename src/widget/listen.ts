/** Listens to events by their names. Returns a function that stops it. */
export function listen(target: EventTarget, listeners: Readonly<Record<string, (event: Event) => void>>): () => void {
  const entries = Object.entries(listeners);
  for (const entry of entries) target.addEventListener(...entry);
  return () => {
    for (const entry of entries) target.removeEventListener(...entry);
  };
}
