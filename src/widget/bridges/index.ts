/**
 * What the page is told, said once more in the words of others: to whoever listens to Calendly's embed, and to the page's
 * tag manager.
 *
 * The decision behind it: nothing here listens or keeps anything. The app hands over what it has told, in order, and with
 * it what the page had said by then; so there is nothing to let go of, and no consent works backwards. Whatever goes wrong
 * in the page stays there: a booking does not hang on it. Nothing of it is loaded without `compat` or `data-layer`.
 */
export { type Bridged, relay } from './relay.ts';
