import { createLog } from '../../observability/index.ts';
import { startServer } from '../../start/index.ts';
import { type ServeCommand, UsageError } from '../command.ts';

export const gatewayCommand: ServeCommand = {
  name: 'gateway',
  meaning: 'Start only the widget and its gateway, in front of a scheduling service elsewhere.',
  operands: {},
  options: {
    upstream: {
      value: 'URL',
      meaning: 'The address of that service, without /v1. SCHED_API_KEY holds its API key. Default: UPSTREAM_URL.',
    },
  },
  readEnvironment({ option }, environment) {
    const upstream = option('upstream') ?? environment.UPSTREAM_URL;
    if (!upstream) throw new UsageError('"gateway" needs --upstream URL, the address of the scheduling service.');
    return { ...environment, UPSTREAM_URL: upstream };
  },
  start: (settings) => startServer(settings, createLog(settings.LOG_LEVEL)),
};
