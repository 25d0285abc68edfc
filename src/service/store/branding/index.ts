/**
 * How a business shows itself: its name, its color and its logo.
 *
 * The decision behind it: the logo is kept here, for a page that loaded it from elsewhere would tell that server who
 * opens it. It is read only where it is served.
 */
export { createBranding, findBranding, findLogo } from './branding.ts';
