import { type EmbedEndpointName, embedEndpoints } from '../contract/index.ts';
import type { Desk } from './desk.ts';
import type { FormTokens } from './form-tokens.ts';
import type { Guard } from './guard.ts';
import type { OriginRules } from './origins.ts';
import type { Repeats } from './parts.ts';
import type { Respond } from './respond.ts';
import type { Write } from './written.ts';

/** What the routes work with. */
export type Workplace = {
  readonly desk: Desk;
  readonly formTokens: FormTokens;
  readonly guard: Guard;
  readonly repeats: Repeats;
  readonly respond: Respond;
  readonly write: Write;
  readonly allowedOrigins: OriginRules;
};

/** Returns the path of an endpoint in Hono's spelling, `:id` for `{id}`. */
export function routeOf(name: EmbedEndpointName): string {
  return embedEndpoints[name].path.replace(/\{(\w+)\}/g, ':$1');
}
