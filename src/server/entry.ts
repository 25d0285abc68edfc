/** The exports of `sched-booking/server`. */
export {
  createGateway,
  type Gateway,
  type GatewayOptions,
  type Visit,
  type VisitorLimits,
} from '../gateway/entry.ts';
export {
  type MailSettings as Mail,
  type ManagePage,
  type OpenService as Service,
  type OpenServiceOptions as ServiceOptions,
  openService as createService,
  type ServiceLog,
} from './open-service.ts';
