/**
 * Integrations: relay the events of the element in other forms: as Calendly's embed posts them, and to the page's tag
 * manager.
 *
 * The decision behind it: nothing here listens or keeps anything. The app hands over what it has emitted, in order, and with
 * it what the data layer held by then; so there is nothing to let go of, and no consent works backwards. Whatever goes wrong
 * in the page stays there: a booking does not hang on it. Nothing of it is loaded without `compat` or `data-layer`.
 */
export { type RelayedEvent, relay } from './relay.ts';
