/**
 * The page of an email that a host previews in the console: the answer of `getMailPreview` as HTML.
 *
 * Design: an email has inline styles, which the policy of the console forbids. So the console shows it in a frame with
 * an address of its own, whose policy lets nothing run and loads only what mail programs load.
 */
export { mountMailPreview } from './mount-mail-preview.ts';
