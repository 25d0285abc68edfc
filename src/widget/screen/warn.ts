/** Warns the page's developer: the only thing the widget ever writes to the console. */
export function warn(expected: string): void {
  // biome-ignore lint/suspicious/noConsole: the page's author can see a wrong attribute nowhere else
  console.warn(`<sched-booking>: ${expected}`);
}
