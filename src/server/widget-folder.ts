import { fileURLToPath } from 'node:url';

/** What the build made of the widget. It is found two folders above this module, in the sources and in the package. */
export const widgetFolder = fileURLToPath(new URL('../../dist', import.meta.url));
