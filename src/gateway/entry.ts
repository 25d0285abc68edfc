/** What programs import as `sched-booking/gateway`. It needs no Node API, so it also runs at an edge. */

export { createGateway, type Gateway, type GatewayOptions } from './create-gateway.ts';
export type { Visit } from './http/index.ts';
export type { VisitorLimits } from './limits/index.ts';
