/** Warns the page's developer: the only thing the widget ever writes to the console. */
export function warn(expected: string): void {
  // biome-ignore lint/suspicious/noConsole: a wrong attribute is the page author's to see, and nowhere else to be seen
  console.warn(`<sched-booking>: ${expected}`);
}
