/**
 * The widget, `<sched-booking>`: the class without its registration, safe to import where there is no page. The script
 * for pages is `entries/loader.ts`, which registers it.
 *
 * The decision behind it: the element paints its frame and asks for data with a few kilobytes and no library; all
 * else, the app that answers clicks first, comes in chunks at the same time. Inside, each layer imports only those below:
 * element, screen, step, ui; steps do not know each other, and only `queries` speaks to the gateway.
 */
export type { Prefill } from './attributes/index.ts';
export { SchedBooking } from './element/index.ts';
export type { MessageOverrides } from './messages/index.ts';
export type { PageEventDetails, PageEventMap, PageEventName } from './model/index.ts';
