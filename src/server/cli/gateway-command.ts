import { createLog } from '../observability/index.ts';
import { startServer } from '../start/index.ts';
import { type Serving, WrongUse } from './command.ts';

export const gatewayCommand: Serving = {
  name: 'gateway',
  meaning: 'Starts the gateway and the widget alone, in front of a scheduling service elsewhere.',
  operands: {},
  options: {
    upstream: {
      value: 'URL',
      meaning: 'Where that service is, without /v1; its key is taken from SCHED_API_KEY. UPSTREAM_URL unless given.',
    },
  },
  readEnvironment({ option }, environment) {
    const upstream = option('upstream') ?? environment.UPSTREAM_URL;
    if (!upstream) throw new WrongUse('Say where the service is with --upstream URL.');
    return { ...environment, UPSTREAM_URL: upstream };
  },
  start: (settings) => startServer(settings, createLog(settings.LOG_LEVEL)),
};
