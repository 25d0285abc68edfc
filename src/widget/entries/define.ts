import { register } from './register.ts';

// What a bundler takes in place of the script: it may run on a server first, where there are no elements.
if (typeof customElements !== 'undefined') register();

export {
  type MessageOverrides,
  type PageEventDetails,
  type PageEventMap,
  type PageEventName,
  type Prefill,
  SchedBooking,
} from '../index.ts';
