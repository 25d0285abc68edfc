/** Loads the client of Redis only for servers that use it. All others start sooner without it. */
export function loadClient() {
  return import('@redis/client');
}
