import type { Logger } from 'pino';
import { createRetention, type Retention, type Store } from '../../../service/index.ts';
import { systemClock } from '../../../time/index.ts';

/** Opens what erases invitees' data when it is due. Logs how many contacts it erased. */
export function openRetention(store: Store, log: Logger): Retention {
  return createRetention({
    records: store,
    clock: systemClock,
    log,
    onErased: ({ accountId, contacts }) =>
      log.info({ account: accountId, contacts }, 'data of invitees without a recent meeting was erased'),
  });
}
