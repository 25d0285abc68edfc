import { createLog } from '../observability/index.ts';
import { startServer } from '../start/index.ts';
import type { Serving } from './command.ts';

export const startCommand: Serving = {
  name: 'start',
  meaning: 'Starts everything in one process: the widget, its gateway and the scheduling service.',
  operands: {},
  options: {},
  readEnvironment: (_words, environment) => environment,
  start: (settings) => startServer(settings, createLog(settings.LOG_LEVEL)),
};
