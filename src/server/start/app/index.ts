/**
 * The HTTP app that a server mounts everything on, and what it shows of the hosts in its database.
 *
 * Design: logs, metrics, HTTPS and probes are the same for a server with a database and for a gateway alone, so both
 * open their app here.
 */
export { createObstacleFinder } from './find-obstacle.ts';
export { hostPagesIn } from './host-pages.ts';
export { openApp } from './open-app.ts';
