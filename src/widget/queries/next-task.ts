/** Resolves in a task of its own: a tap that came meanwhile is answered first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
