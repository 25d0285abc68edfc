import type { Logger } from 'pino';
import { createService, findDatabaseId } from '../../service/index.ts';
import { systemClock } from '../../time/index.ts';
import { type Database, openDatabase } from '../database/index.ts';
import { explainDataFolder } from '../explain-data-folder.ts';
import { mountPages } from '../http/index.ts';
import { createMailCatcher, mountMailCatcher } from '../mail-catcher/index.ts';
import { createMetrics } from '../observability/index.ts';
import { type Settings, showsMail } from '../settings/index.ts';
import { createObstacleFinder, hostPagesIn, openApp } from './app/index.ts';
import { checkKeyOfSetting, type DemonstrationKey, openDemonstration } from './demonstration.ts';
import { openGateway, upstreamOf } from './gateway/index.ts';
import { saveAddress } from './last-address.ts';
import { openRedis } from './open-redis.ts';
import {
  type ConsoleSetup,
  consoleSetup,
  mountService,
  openCalendarsFromSettings,
  openOutboxFromSettings,
  openRetention,
  serviceOptionsOf,
  withoutConsole,
} from './service/index.ts';
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
    return await serveDatabase(database, { settings, log });
  } catch (error) {
    // For example, the port is in use: stop everything that has started.
    await database.leave();
    throw error;
  }
}

type ServeOptions = { readonly settings: Settings; readonly log: Logger };

async function serveDatabase(database: Database, { settings, log }: ServeOptions): Promise<RunningServer> {
  const { store } = database;
  const demonstrationKey = await openDemonstration(store, { settings, log });
  const metrics = createMetrics();
  const mailCatcher = showsMail(settings) ? createMailCatcher(systemClock) : undefined;
  const redis = await openRedis({ settings, log, findBookings: () => findDatabaseId(store) });
  const { calendars, worker } = await openCalendarsFromSettings({ store, settings, log });
  const service = createService({
    ...(await serviceOptionsOf(settings, { store, redis })),
    log,
    calendars,
    onResult: metrics.countOperation,
  });
  const outboxOptions = { settings, log, onDelivery: metrics.countAttempt, mailCatcher };
  const outbox = await openOutboxFromSettings(store, outboxOptions);
  metrics.watchQueue(outbox.countDue);
  const retention = openRetention(store, log);
  const gateway = await openGateway({ upstream: upstreamOf({ service, store, log }), settings, redis, log });
  const findObstacle = createObstacleFinder(store, { clock: systemClock, log });
  const { app, start } = openApp(settings, { log, metrics, findObstacle });
  mountService(app, { service, gateway, settings });
  if (mailCatcher) mountMailCatcher(app, mailCatcher);
  const whenMounted = mountPages(app, { gateway, settings, log, hostPages: hostPagesIn(store, settings) });
  const { address, drain } = await whenMounted.then(start).catch(async (error) => {
    await redis?.close();
    throw error;
  });
  await saveAddress(address, { folder: settings.DATA_DIR, log });
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
