/**
 * The form token that the gateway requires for a booking, and its proof of work.
 *
 * Design: a token is requested when the form opens, so the invitee does not wait for it. If the gateway issues none,
 * the form still works.
 */
export { createFormTokens, type FormTokens } from './form-tokens.ts';

/** Loads the solver of the proof of work, which few bookings need. */
export const loadProofOfWork = () => import('./proof-of-work.ts');
