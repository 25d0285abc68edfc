/**
 * Integrations relay the events of the element in other forms: as Calendly's embed posts them, and to the page's tag
 * manager.
 *
 * Design: nothing here listens or stores anything. The app passes on the events it has emitted, in order, with the
 * content of the data layer at that time. So there is nothing to clean up, and consent never applies to earlier events.
 * An error in the page stays there: a booking does not depend on it. It is loaded only with `compat` or `data-layer`.
 */
export { type RelayedEvent, relay } from './relay.ts';
