import { loadPopup, SchedBooking } from '../element/index.ts';

/** An element that opens a popup, perhaps a link to a page where the same can be booked. */
type Opener = HTMLElement & { readonly href?: string };

/**
 * Registers the element, and listens to clicks on openers of a popup. A second script, of any version, does neither
 * again.
 */
export function register(): void {
  if (customElements.get('sched-booking')) return;
  customElements.define('sched-booking', SchedBooking);
  addEventListener('click', (event) => {
    // A target without `dataset` is not an opener: only elements have one.
    const opener = event.composedPath().find((node) => (node as Partial<HTMLElement>).dataset?.schedOpen) as
      | Opener
      | undefined;
    // With one of these keys, browsers open a link in another tab.
    if (!opener || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    loadPopup().then(
      (popup) => popup.openFor(opener),
      () => {
        // Offline, for example.
        if (opener.href) location.href = opener.href;
      },
    );
  });
}
