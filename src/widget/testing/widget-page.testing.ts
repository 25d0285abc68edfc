import { fireEvent, waitFor, within } from '@testing-library/preact';
import { vi } from 'vitest';
import type { PropertyValues } from '../attributes/index.ts';
import { type PageEventName, SchedBooking } from '../index.ts';
import { apiBase, createFakeGateway, holdClock, now } from './fake-gateway.testing.ts';

if (!customElements.get('sched-booking')) customElements.define('sched-booking', SchedBooking);

const eventNames: readonly PageEventName[] = [
  'sched:ready',
  'sched:month-change',
  'sched:slots-loaded',
  'sched:no-slots',
  'sched:date-select',
  'sched:slot-select',
  'sched:timezone-change',
  'sched:submit',
  'sched:booking-successful',
  'sched:reschedule-successful',
  'sched:booking-canceled',
  'sched:error',
];

export type DispatchedEvent = { readonly name: PageEventName; readonly detail: Record<string, unknown> };

/** The live regions for screen readers, which may repeat a text on the screen. */
const notSeen = 'script, style, .frame > [role=status]';

let gateways = 0;

/** Puts a widget into the page, with its own gateway, and finds elements in it by role and name. */
export function openWidget(
  gateway: ReturnType<typeof createFakeGateway>,
  attributes: Record<string, string> = {},
  properties: Pick<PropertyValues, 'preview'> = {},
) {
  holdClock(now);
  vi.stubGlobal('fetch', gateway.fetch);
  const element = document.createElement('sched-booking') as SchedBooking; // defined above
  gateways += 1;
  const settings = { 'event-type': '42', 'api-base': apiBase.replace('book', `book${gateways}`), locale: 'en-GB' };
  for (const [name, value] of Object.entries({ ...settings, timezone: 'Europe/Berlin', ...attributes })) {
    element.setAttribute(name, value);
  }
  const dispatched: DispatchedEvent[] = [];
  for (const name of eventNames) {
    element.addEventListener(name, ({ detail }) => void dispatched.push({ name, detail: { ...detail } }));
  }
  Object.assign(element, properties);
  document.body.append(element);

  const root = () => {
    const frame = element.shadowRoot?.querySelector<HTMLElement>('.root');
    if (!frame) throw new Error('The widget has not been upgraded.');
    return within(frame);
  };
  const find = (role: string, name: string | RegExp) =>
    waitFor(() =>
      root().getByRole(role, { name: typeof name === 'string' ? (text) => withSpaces(text) === name : name }),
    );
  const click = async (name: string | RegExp) => void fireEvent.click(await find('button', name));
  // A day cannot be selected while its times are loading.
  const day = (date: string) => find('button', new RegExp(`\\b${date} 20\\d\\d, (?!loading)`));

  return {
    element,
    dispatched,
    root,
    find,
    click,
    day,
    dispatchedNames: () => dispatched.map(({ name }) => name),
    detailOf: (name: PageEventName) => dispatched.findLast((event) => event.name === name)?.detail,
    /** A visible text. */
    text: (text: string | RegExp) => waitFor(() => root().getByText(text, { ignore: notSeen })),
    focused: () => element.shadowRoot?.activeElement,
    /** The latest announcement to screen readers. */
    heard: () => withSpaces(element.shadowRoot?.querySelector('.frame > [role=status]')?.textContent ?? ''),
    clickDay: async (date: string) => void fireEvent.click(await day(date)),
    clickTime: (time: string) => click(new RegExp(`^${time}, `)),
    type: async (label: string | RegExp, text: string) => {
      fireEvent.input(await find('textbox', label), { target: { value: text } });
    },
    press: (key: string, init: KeyboardEventInit = {}) => {
      const target = element.shadowRoot?.activeElement;
      if (target) fireEvent.keyDown(target, { key, composed: true, ...init });
    },
  };
}

export type Widget = ReturnType<typeof openWidget>;

/** Returns a text with plain spaces in place of no-break ones, except at its end. */
function withSpaces(text: string): string {
  return text.replace(/\u00a0(?=\S)/g, ' ');
}

/** Opens the form for 15:30 on Tuesday 24 November. */
export async function reachForm(widget: Widget): Promise<void> {
  // A day cannot be selected while its times are loading.
  await widget.click(/\b24 November 2026, \d+ times$/);
  await widget.find('heading', 'Tuesday 24 November');
  await widget.clickTime('15:30');
  await widget.click('Next: 15:30');
  await widget.find('textbox', 'Name');
}

/** Enters a name and an email address, and submits the form. */
export async function sendForm(widget: Widget): Promise<void> {
  await widget.type('Name', 'Ada Example');
  await widget.type('Email', 'ada@example.org');
  await widget.click('Confirm booking');
}

/** Advances timers by the given number of seconds, but not the clock. The test restores real timers. */
export function useTimers(): (seconds: number) => Promise<void> {
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10, toFake: [...toFake] });
  return async (seconds) => void (await vi.advanceTimersByTimeAsync(seconds * 1000));
}

/** Opens a widget at its form, with fake timers. */
export async function openForm() {
  const pass = useTimers();
  const gateway = createFakeGateway();
  const widget = openWidget(gateway);
  await reachForm(widget);
  return { pass, gateway, widget };
}

/** Removes every widget from the page, as leaving the page does. */
export async function leavePage(): Promise<void> {
  document.body.replaceChildren();
  await Promise.resolve();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
