import { stdout } from 'node:process';
import { buildWidget } from './output/index.ts';

const { isNew } = await buildWidget();
if (!isNew) stdout.write('dist is up to date: nothing it is built from has changed.\n');
