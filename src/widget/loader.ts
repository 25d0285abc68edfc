import { SchedBooking } from './element.ts';

// A second script, of whatever version, finds the name taken and leaves it.
if (!customElements.get('sched-booking')) {
  customElements.define('sched-booking', SchedBooking);
  addEventListener('click', async (event) => {
    const opener = event.composedPath().find((node) => (node as Partial<HTMLElement>).dataset?.schedOpen);
    if (!opener) return;
    event.preventDefault();
    // Only elements have a `dataset`.
    (await import('./modes/index.ts')).openFor(opener as HTMLElement);
  });
}
