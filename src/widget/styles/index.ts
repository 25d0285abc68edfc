/**
 * The style sheets of everything behind the frame, as two texts for the one constructed sheet there is: that of the first
 * screen, and a deferred one that comes with the first part that needs it.
 *
 * The decision behind it: whoever waits for the first times waits for no styles but theirs. `frame.css`, beside the
 * element, alone comes with the element, so that the skeleton has its final size before anything else is here.
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
