import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * What the build made of the widget. It is found two folders above this module, in the sources and in the package. In the
 * sources it is a link, which a later build points elsewhere: the server goes on with the folder it began with.
 */
export const widgetFolder = existsSync(built) ? realpathSync(built) : built;
