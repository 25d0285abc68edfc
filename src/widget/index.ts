/**
 * The widget, `<sched-booking>`: the class without its registration, safe to import where there is no page. The script
 * for pages is `entries/loader.ts`, which registers it.
 *
 * Design: the element paints its frame and requests data with a few kilobytes and no library. Everything else comes in
 * chunks at the same time, first the app that responds to clicks. Inside, each layer imports only those below: element,
 * screen, step, ui. Steps do not import each other, and only `queries` talks to the gateway.
 */
export type { Prefill } from './attributes/index.ts';
export { SchedBooking } from './element/index.ts';
export type { MessageOverrides } from './messages/index.ts';
export type { PageEventDetails, PageEventMap, PageEventName } from './model/index.ts';
