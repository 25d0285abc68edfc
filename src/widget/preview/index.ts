/**
 * Stands in for the gateway while the element shows a preview, so that nothing is requested from it.
 *
 * The decision behind it: a preview differs from a page in use in its `fetch` alone. Whoever shapes an event type sees
 * the very screens that invitees will. It comes in a chunk of its own, which no page in use loads.
 */
export { respondWithPreview } from './respond.ts';
