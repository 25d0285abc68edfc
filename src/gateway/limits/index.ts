/**
 * The rate limits of visitors: what is counted, under which key, and the form tokens and proof of work of a booking.
 *
 * Design: visitors do not sign in to book, so every limit is based on what a single person needs. `keys/` builds each
 * key, with a keyed hash in place of anything that identifies a visitor or an invitee.
 */
export { createFormTokens, type FormTokens, type FormVisit, minAgeSeconds } from './form-tokens.ts';
export { type Allowance, createGuard, type Guard } from './guard.ts';
export { createLimitKeys, type LimitKeys, visitorOf } from './keys/index.ts';
export { createMailLimits, type MailLimits } from './mail-limits.ts';
export {
  createPuzzleDifficulty,
  type ProofOfWork,
  thresholdOfAccount,
  thresholdOfAddress,
} from './puzzle-difficulty.ts';
export { defaultLimits, type VisitorLimits } from './visitor-limits.ts';
