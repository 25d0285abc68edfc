import { register } from './register.ts';

// What a bundler imports in place of the script. It may run on a server first, which has no elements.
if (typeof customElements !== 'undefined') register();

export {
  type MessageOverrides,
  type PageEventDetails,
  type PageEventMap,
  type PageEventName,
  type Prefill,
  SchedBooking,
} from '../index.ts';
