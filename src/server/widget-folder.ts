import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const buildFolder = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * The built widget, two folders above this module, both in the sources and in the package. In the sources it is a link,
 * which a later build points elsewhere: the server keeps the folder with which it started.
 */
export const widgetFolder = existsSync(buildFolder) ? realpathSync(buildFolder) : buildFolder;
