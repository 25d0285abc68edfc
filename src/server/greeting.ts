import type { Settings } from './settings.ts';
import type { RunningServer } from './start-server.ts';

/** Says where a server that has started is found. */
export function greeting({ address, apiKey }: RunningServer, settings: Settings): string {
  const key =
    apiKey ?? (settings.SCHED_API_KEY ? 'the one in SCHED_API_KEY' : 'shown when it was made, at the first start');
  return `
sched-booking is running.

  A page with the widget   ${address}/
  Its playground           ${address}/playground
  The interface            ${settings.UPSTREAM_URL || address}/v1
  API key                  ${key}

`;
}
