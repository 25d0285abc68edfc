/**
 * The modes in which a widget is not part of the page's flow: a popup, and a floating button that opens it.
 *
 * The decision behind it: the popup is a native `dialog` in the element's own shadow tree, so that focus, Escape and the
 * page behind are the browser's to keep, and nothing is put into the page.
 */

export { openFor } from './open-for.ts';
export { createPopup, type Popup } from './popup.ts';
