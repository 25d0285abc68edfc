/**
 * The panel of `debug`: what of the set-up is well and what is not, for whoever builds the page.
 *
 * The decision behind it: it asks for itself, past everything the widget has kept, so that it shows what a new visitor
 * would meet; and it speaks English, since its reader reads the manual too. Nothing of it is
 * loaded without `debug` or a wrong attribute.
 */
export { Debug } from './debug.tsx';
export { describeFault } from './describe-fault.ts';
