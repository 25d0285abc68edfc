/**
 * The popup, and the floating button that opens it: a widget outside the page's flow.
 *
 * Design: the popup is a native `dialog` in the element's own shadow tree, so that the browser handles focus, Escape
 * and the page behind, and nothing is inserted into the page.
 */

export { openFor } from './open-for.ts';
export { createPopup, type Popup } from './popup.ts';
