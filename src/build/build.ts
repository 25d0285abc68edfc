import { stdout } from 'node:process';
import { buildOutputs } from './output/index.ts';

const { widget, server } = await buildOutputs();
if (!widget.isNew && !server.isNew)
  stdout.write('Everything is up to date: no source has changed since the last build.\n');
