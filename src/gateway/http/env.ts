import type { Allowance } from '../limits/index.ts';
import type { OriginRules } from './origins/index.ts';
import type { Visit } from './visit.ts';

/**
 * What the routes know about a request: the visit, how many requests the visitor has left, and which pages may send it.
 */
export type Env = {
  Bindings: Visit;
  Variables: {
    allowance?: Allowance | undefined;
    /**
     * The origins that the account of the requested event type allows. Pages of these origins may book only if the
     * gateway allows them too.
     */
    accountOrigins?: OriginRules | undefined;
  };
};
