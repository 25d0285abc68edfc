/** How much to show after a tap: enough times to continue, with the days above still close. */
const timesInSight = 6;

/**
 * Scrolls to the first times of a day if they are below the days, right after the visitor's tap on a day: on a phone
 * nothing would seem to happen. Scrolls nothing if the panes are side by side.
 */
export function showTimes(day: Element): void {
  const days = day.closest('.calendar');
  const times = days?.nextElementSibling;
  if (!days || !times || times.getBoundingClientRect().top < days.getBoundingClientRect().bottom) return;
  // Once the times of the day are drawn.
  requestAnimationFrame(() => {
    const last = [...times.querySelectorAll('li')].slice(0, timesInSight).at(-1);
    last?.scrollIntoView({ block: 'nearest' });
  });
}
