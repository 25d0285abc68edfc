import type { PageEventName } from '../model/index.ts';

const names: Readonly<Record<PageEventName, true>> = {
  'sched:ready': true,
  'sched:month-change': true,
  'sched:slots-loaded': true,
  'sched:no-slots': true,
  'sched:date-select': true,
  'sched:slot-select': true,
  'sched:timezone-change': true,
  'sched:submit': true,
  'sched:booking-successful': true,
  'sched:reschedule-successful': true,
  'sched:booking-canceled': true,
  'sched:error': true,
};

/** As many as fit one glance. */
const longest = 7;

/** Lists the events that the page receives, the latest first. */
export function logEvents(element: HTMLElement, list: HTMLElement): void {
  for (const name of Object.keys(names)) {
    element.addEventListener(name, (event) => {
      const { version, ...detail } = (event as CustomEvent<object & { version: number }>).detail; // as the widget sends it
      list.prepend(lineOf(name, JSON.stringify(detail)));
      list.children[longest]?.remove();
    });
  }
}

function lineOf(name: string, detail: string): HTMLElement {
  const [line, title, text] = [
    document.createElement('li'),
    document.createElement('b'),
    document.createElement('span'),
  ];
  title.textContent = name;
  text.textContent = detail;
  line.append(title, text);
  return line;
}
