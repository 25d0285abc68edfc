/** In sight after a tap: enough times to go on, while the days above stay near. */
const timesInSight = 6;

/**
 * Brings the first times of a day into sight where they stand below the days, within the visitor's own tap on a day: on
 * a phone nothing would seem to happen. In panes side by side nothing is scrolled.
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
