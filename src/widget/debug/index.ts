/**
 * The panel of `debug`: what is right and wrong about the setup, for the page's developer.
 *
 * Design: it sends its own requests, bypassing the widget's cache, so that it shows what a new visitor would get. It is
 * in English, since its reader reads the manual too. It is loaded only with `debug` or an invalid attribute.
 */
export { Debug } from './debug.tsx';
export { describeFault } from './describe-fault.ts';
