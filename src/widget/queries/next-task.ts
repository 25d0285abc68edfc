/** Resolves in a separate task, so that a tap in the meantime is handled first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
