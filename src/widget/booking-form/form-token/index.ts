/**
 * The form token, which the gateway wants with a booking, and the proof of work it may ask for.
 *
 * The decision behind it: a token is requested when the form opens, so nobody waits for it; a gateway that gives none keeps
 * nobody from the form.
 */
export { createFormTokens, type FormTokens } from './form-tokens.ts';

/** Loads what solves the proof of work: hardly any booking needs it. */
export const loadProofOfWork = () => import('./proof-of-work.ts');
