import type { Logger } from 'pino';
import { createRetention, createService, findDatabaseId, type Retention, type Store } from '../../service/index.ts';
import { systemClock } from '../../time/index.ts';
import { type Database, openDatabase } from '../database/index.ts';
import { explainDataFolder } from '../explain-data-folder.ts';
import { mountPages } from '../http/index.ts';
import { createMailCatcher, mountMailCatcher } from '../mail-catcher/index.ts';
import { createMetrics } from '../observability/index.ts';
import { createRedisKeyUses } from '../redis/index.ts';
import { localAddress, type Settings, showsMail } from '../settings/index.ts';
import { createObstacleFinder, hostPagesIn, openApp } from './app/index.ts';
import { checkKeyOfSetting, type DemonstrationKey, openDemonstration } from './demonstration.ts';
import { gatewayOriginsOf, openGateway, openMailLimits, upstreamOf } from './gateway/index.ts';
import { keepAddress } from './last-address.ts';
import { mountService } from './mount-service.ts';
import { openCalendarsFromSettings } from './open-calendars.ts';
import { type ConsoleSetup, consoleSetup, openConsole, withoutConsole } from './open-console.ts';
import { consoleOriginInMail, mailedLinkFrom, manageLinkAt, openOutboxFromSettings } from './open-outbox.ts';
import { openRedis } from './open-redis.ts';
import { startGateway } from './start-gateway.ts';

export type RunningServer = ConsoleSetup &
  DemonstrationKey & {
    /** The address it listens at, such as `http://localhost:4242`. */
    readonly address: string;
    /** Finishes the requests that have arrived, accepts no more, then closes the database. */
    stop(): Promise<void>;
  };

/**
 * Starts the database, the service, the gateway and the widget's files in this process. With UPSTREAM_URL, starts only
 * the gateway and the files, in front of the server there.
 */
export async function startServer(settings: Settings, log: Logger): Promise<RunningServer> {
  try {
    return await startFromSettings(settings, log);
  } catch (error) {
    throw explainDataFolder(error, settings);
  }
}

async function startFromSettings(settings: Settings, log: Logger): Promise<RunningServer> {
  if (settings.UPSTREAM_URL) {
    const { address, drain } = await startGateway(settings, log);
    return { address, ...withoutConsole, stop: drain };
  }
  checkKeyOfSetting(settings);
  const database = await openDatabase(settings, log);
  try {
    await database.store.migrate();
    return await serveDatabase(database, settings, log);
  } catch (error) {
    // For example, the port is in use: stop everything that has started.
    await database.leave();
    throw error;
  }
}

async function serveDatabase(database: Database, settings: Settings, log: Logger): Promise<RunningServer> {
  const { store } = database;
  const demonstrationKey = await openDemonstration(store, settings, log);
  const metrics = createMetrics();
  const mailCatcher = showsMail(settings) ? createMailCatcher(systemClock) : undefined;
  const redis = await openRedis({ settings, log, findBookings: () => findDatabaseId(store) });
  const { calendars, worker } = await openCalendarsFromSettings(store, settings, log);
  const publicUrl = settings.PUBLIC_URL || (settings.PORT > 0 ? localAddress(settings) : '');
  const sendsMail = settings.SMTP_URL !== '' || mailCatcher !== undefined;
  const service = createService({
    store,
    clock: systemClock,
    log,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    countKeyUse: redis && createRedisKeyUses(redis),
    onResult: metrics.countOperation,
    sendsMail,
    confirmsEmail: sendsMail && consoleOriginInMail(settings) !== undefined,
    keepsMail: mailCatcher !== undefined,
    mailFrom: settings.MAIL_FROM,
    mailLimits: openMailLimits(settings, redis),
    allowsPrivateWebhooks: settings.ALLOW_PRIVATE_WEBHOOKS === 1,
    console: await openConsole(store, settings, redis),
    mcpHosts: mcpHostsIn(settings),
    calendars,
    gatewayOrigins: gatewayOriginsOf(settings),
    publicUrl,
    manageLink: await manageLinkAt(publicUrl, settings),
    mailedLink: await mailedLinkFrom(settings),
  });
  const outbox = await openOutboxFromSettings(store, settings, { log, onDelivery: metrics.countAttempt, mailCatcher });
  metrics.watchQueue(outbox.countDue);
  const retention = openRetention(store, log);
  const gateway = await openGateway({ upstream: upstreamOf(service, store, log), settings, redis, log });

  const findObstacle = createObstacleFinder(store, { clock: systemClock, log });
  const { app, start } = openApp(settings, { log, metrics, findObstacle });
  mountService(app, { service, gateway, settings });
  if (mailCatcher) mountMailCatcher(app, mailCatcher);
  const mounting = mountPages(app, { gateway, settings, log, hostPages: hostPagesIn(store, settings) });
  const { address, drain } = await mounting.then(start).catch(async (error) => {
    await redis?.close();
    throw error;
  });
  await keepAddress(settings.DATA_DIR, address, log);
  outbox.start();
  retention.start();
  worker.start();
  return {
    address,
    ...demonstrationKey,
    ...consoleSetup(store, settings),
    async stop() {
      await drain();
      await service.settle();
      await gateway.close();
      await redis?.close();
      await Promise.all([outbox.stop(), retention.stop(), worker.stop()]);
      await database.close();
    },
  };
}

/** Agents reach the server by the name in its public address, and by the names of this machine. */
function mcpHostsIn({ MCP, PUBLIC_URL }: Settings): string[] | undefined {
  if (MCP === 'off') return undefined;
  return PUBLIC_URL === '' ? [] : [new URL(PUBLIC_URL).hostname];
}

/** Opens what erases invitees' data when it is due. Logs how many contacts it erased. */
function openRetention(store: Store, log: Logger): Retention {
  return createRetention({
    records: store,
    clock: systemClock,
    log,
    onErased: ({ accountId, contacts }) =>
      log.info({ account: accountId, contacts }, 'data of invitees without a recent meeting was erased'),
  });
}
