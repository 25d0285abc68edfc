/**
 * Which pages may use the gateway: rules for origins, and the CORS headers that follow from them.
 *
 * The decision behind it: rules are parsed once and compared as text, and nothing here knows a route or an account.
 */
export {
  isAllowedByAll,
  isAllowedOrigin,
  type OriginRules,
  parseOriginRules,
  readAccountOrigins,
} from './allowed-origins.ts';
export { crossOriginHeaders, preflightHeaders } from './cors.ts';
