/** Loads the client of Redis for those who have one: everybody else starts sooner without it. */
export function loadClient() {
  return import('@redis/client');
}
