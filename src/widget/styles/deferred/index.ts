/**
 * The styles of everything after the first screen.
 *
 * Design: one text, loaded with the first step that needs any of it: to load each sheet alone would take longer than it
 * saves.
 */
import actions from './actions.css?inline';
import agenda from './agenda.css?inline';
import clockChanges from './clock-changes.css?inline';
import done from './confirmation.css?inline';
import controls from './controls.css?inline';
import form from './form.css?inline';
import managing from './manage-booking.css?inline';
import review from './review.css?inline';
import chooser from './zone-chooser.css?inline';

export const deferredCss = agenda + form + controls + actions + chooser + review + done + managing + clockChanges;
