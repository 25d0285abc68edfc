/**
 * Takes the place of the gateway while the element shows a preview, so that nothing is requested from it.
 *
 * Design: a preview differs from a page in use only in its `fetch`. Whoever sets up an event type sees exactly the
 * screens that invitees will see. It is a separate chunk, which no page in use loads.
 */
export { respondWithPreview } from './respond.ts';
