import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the address at which an embedded server is administered. */
export async function asSuperuser(of: { dataDir: string; databaseUrl: string }): Promise<string> {
  const url = new URL(of.databaseUrl);
  url.username = 'postgres';
  url.password = await readFile(join(of.dataDir, 'postgres-superuser-password'), 'utf8');
  url.pathname = '/postgres';
  return url.href;
}
