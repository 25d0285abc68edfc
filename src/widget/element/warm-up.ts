/** Has the browser load what it writes dates with once the skeleton is drawn: a slow phone is long at it, and waits now. */
export function warmUp(): void {
  requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat()));
}
