import type { Allowance } from '../limits/index.ts';
import type { OriginRules } from './origins/index.ts';
import type { Visit } from './visit.ts';

/** What the routes know of a request: the visit, what the visitor has left, and whose pages may ask. */
export type Env = {
  Bindings: Visit;
  Variables: {
    allowance?: Allowance | undefined;
    /**
     * Of the account whose event type the request is about. Its pages may book only where the gateway allows it too.
     */
    accountOrigins?: OriginRules | undefined;
  };
};
