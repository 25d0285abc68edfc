/**
 * The rate limits of visitors: what is counted, under which key, and the form tokens and proof of work of a booking.
 *
 * The decision behind it: nobody logs in to book, so every limit is one on what a single person needs. Each key is made
 * in `keys/`, and holds a keyed hash where it would name a visitor or an invitee.
 */
export { createFormTokens, type FormTokens, type FormVisit, youngestSeconds } from './form-tokens.ts';
export { type Allowance, createGuard, type Guard } from './guard.ts';
export { createLimitKeys, type LimitKeys, visitorOf } from './keys/index.ts';
export { createPuzzleDifficulty, type ProofOfWork, thresholdOfAccount, thresholdOfOne } from './puzzle-difficulty.ts';
export { usualLimits, type VisitorLimits } from './visitor-limits.ts';
