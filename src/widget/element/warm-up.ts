/**
 * Loads the browser's date formatting once the skeleton is drawn: it takes a slow phone long, and the phone is idle
 * now.
 */
export function warmUp(): void {
  requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat()));
}
