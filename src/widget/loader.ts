import { SchedBooking } from './element.ts';

// A second script, of whatever version, finds the name taken and leaves it.
if (!customElements.get('sched-booking')) customElements.define('sched-booking', SchedBooking);
