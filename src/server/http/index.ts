/**
 * HTTP: the port, its connections and time limits, HTTPS, and the files that pages load.
 *
 * The decision behind it: traffic from the network is limited here, before any of our code runs: how many connections,
 * how long a request may take, whose address it came from, and that nobody can read it on the way.
 */
export { clientAddressOf, isLoopback } from './client-address.ts';
export { compress } from './compress.ts';
export { isHttps, isLocalName, requireHttps } from './https/index.ts';
export { isForwarded } from './is-forwarded.ts';
export { limitVisits } from './limit-visits.ts';
export { type Env, type ListeningServer, listen } from './listen.ts';
export { localizedPageHeaders } from './page-headers.ts';
export {
  type HostPages,
  isPinnedPath,
  mountPages,
  nameConsoleBuild,
  playgroundPaths,
} from './page-routes/index.ts';
export { headersOfData, secureHeaders } from './secure-headers.ts';
