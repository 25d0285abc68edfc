import { loadPopup, SchedBooking } from '../element/index.ts';

/**
 * Registers the element, and listens to clicks on openers of a popup. A second script, of any version, does neither
 * again.
 */
export function register(): void {
  if (customElements.get('sched-booking')) return;
  customElements.define('sched-booking', SchedBooking);
  addEventListener('click', async (event) => {
    // A target without `dataset` is no opener.
    const opener = event.composedPath().find((node) => (node as Partial<HTMLElement>).dataset?.schedOpen);
    if (!opener) return;
    event.preventDefault();
    // Only elements have a `dataset`.
    (await loadPopup()).openFor(opener as HTMLElement);
  });
}
