import { SchedBooking } from '../index.ts';
import { register } from './register.ts';

// What a bundler imports in place of the script. It may run on a server first, which has no elements, or has only a
// registry of them: Lit adds one, from which it renders.
if (typeof customElements !== 'undefined') {
  if (typeof addEventListener !== 'undefined') register();
  else if (!customElements.get('sched-booking')) customElements.define('sched-booking', SchedBooking);
}

export type { MessageOverrides, PageEventDetails, PageEventMap, PageEventName, Prefill } from '../index.ts';
export { SchedBooking };
