/**
 * The looks of everything behind the frame: those of the first screen as one text for the one style sheet there is, the
 * others as a second text that comes with the first part that wants it.
 *
 * The decision behind it: whoever waits for the first times waits for no looks but theirs. `frame.css`, beside the
 * element, alone comes with the element, so that the skeleton has its final size before anything else is here.
 */
import bare from './bare.css?inline';
import base from './base.css?inline';
import details from './details.css?inline';
import month from './month.css?inline';
import narrow from './narrow.css?inline';
import times from './times.css?inline';
import zone from './zone.css?inline';

export { dressLater, withLaterLooks } from './dress-later.ts';

export const appCss = base + details + month + times + zone + narrow + bare;
