import { stdout } from 'node:process';
import { buildOutputs } from './output/index.ts';

const { widget, server } = await buildOutputs();
if (!widget.isNew && !server.isNew) stdout.write('All is up to date: nothing it is built from has changed.\n');
