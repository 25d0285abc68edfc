/**
 * HTTP: the port, its connections and time limits, HTTPS, and the files that pages load.
 *
 * Design: traffic from the network is checked here, before any other code runs: how many connections there are, how
 * long a request takes, which address it comes from, and that no one can read it on the way.
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
