/**
 * Which pages may use the gateway: rules for origins, and the CORS headers that follow from them.
 *
 * Design: rules are parsed once and compared as text. Nothing here depends on routes or accounts.
 */
export {
  isAllowedByAll,
  isAllowedOrigin,
  listOrigins,
  type OriginRules,
  parseOriginRules,
  readAccountOrigins,
} from './allowed-origins.ts';
export { crossOriginHeaders, preflightHeaders } from './cors.ts';
