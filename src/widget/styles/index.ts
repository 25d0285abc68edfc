/**
 * The style sheets of everything behind the frame, as two texts for the one constructed sheet: one for the first
 * screen, and a deferred one that is loaded with the first part that needs it.
 *
 * Design: a visitor who waits for the first times waits for no other styles. Only `frame.css` comes with the element
 * and is beside it, so that the skeleton has its final size before anything else has loaded.
 */

import base from './base.css?inline';
import description from './description.css?inline';
import details from './details.css?inline';
import month from './month.css?inline';
import narrow from './narrow.css?inline';
import times from './times.css?inline';
import withoutDetails from './without-details.css?inline';
import zone from './zone.css?inline';

export { adoptDeferredStyles, loadDeferredStyles } from './deferred-styles.ts';

export const appCss = base + details + description + month + times + zone + narrow + withoutDetails;
