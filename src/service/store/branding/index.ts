/**
 * The branding of a business: its name, its color and its logo.
 *
 * Design: the logo is stored here, because a page that loaded it from another server would tell that server who opens
 * the page. It is read only where it is served.
 */
export { createBranding, findBranding, findLogo } from './branding.ts';
