const maxUsernames = 20;

/** Returns the usernames to try for a name, the best first: `grace-hopper`, `grace-hopper-2` and so on. */
export function usernamesOf(name: string): string[] {
  const ascii = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const base = (ascii.match(/[a-z0-9]+/g) ?? ['host']).join('-').slice(0, 80);
  return Array.from({ length: maxUsernames }, (_, index) => (index === 0 ? base : `${base}-${index + 1}`));
}
