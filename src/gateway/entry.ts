/** What programs import as `sched-booking/gateway`: it needs nothing of Node and runs at an edge. */

export type { Visit } from './http/index.ts';
export {
  createKeyedGateway as createGateway,
  type KeyedGateway as Gateway,
  type KeyedGatewayOptions as GatewayOptions,
} from './keyed-gateway.ts';
export type { VisitorLimits } from './limits/index.ts';
