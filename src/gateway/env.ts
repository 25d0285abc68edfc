import type { Allowance } from './guard.ts';
import type { Visit } from './visit.ts';

/** What the routes know of a request: the visit, and what the visitor has left. */
export type Env = { Bindings: Visit; Variables: { allowance?: Allowance | undefined } };
