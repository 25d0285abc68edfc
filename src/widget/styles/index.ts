/**
 * The looks of everything behind the frame, as one text for the one style sheet there is.
 *
 * The decision behind it: `frame.css`, beside the element, alone comes with the element, so that the skeleton has its final size before
 * anything else is here.
 */
import agenda from './agenda.css?inline';
import bare from './bare.css?inline';
import base from './base.css?inline';
import details from './details.css?inline';
import done from './done.css?inline';
import form from './form.css?inline';
import managing from './managing.css?inline';
import month from './month.css?inline';
import narrow from './narrow.css?inline';
import review from './review.css?inline';
import times from './times.css?inline';
import zone from './zone.css?inline';

export const appCss = base + details + month + times + zone + agenda + narrow + form + review + done + managing + bare;
