/**
 * The rate limits of visitors: what is counted, under which key, and the form tokens and proof of work of a booking.
 *
 * The decision behind it: nobody logs in to book, so every limit is one on what a single person needs. Each key is made
 * in `limit-keys.ts`, and holds a keyed hash where it would name a visitor or an invitee.
 */
export { createFormTokens, type FormTokens, type FormVisit, youngestSeconds } from './form-tokens.ts';
export { type Allowance, createGuard, type Guard } from './guard.ts';
export { createLimitKeys, type LimitKeys } from './limit-keys.ts';
export { createPuzzleDifficulty, type ProofOfWork, thresholdOfAccount, thresholdOfOne } from './puzzle-difficulty.ts';
export { visitorOf } from './visitor-key.ts';
export { usualLimits, type VisitorLimits } from './visitor-limits.ts';
