import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkSecretOf } from '../gateway/index.ts';
import type { Settings } from './settings.ts';

export type LinkSecrets = readonly [string, ...string[]];

const secretBytes = 32;

/**
 * Returns what the links in mails and the tokens of pages are signed with. LINK_SECRET says it. Without it, a gateway in
 * front of another server derives it from its key, so that all gateways with this key agree; otherwise it is made once
 * and kept in DATA_DIR.
 */
export async function linkSecretsOf(settings: Settings): Promise<LinkSecrets> {
  const [current, ...before] = settings.LINK_SECRET;
  if (current !== undefined) return [current, ...before];
  if (settings.UPSTREAM_URL) return [await linkSecretOf(settings.SCHED_API_KEY)];
  return [await keptSecret(settings.DATA_DIR)];
}

async function keptSecret(folder: string): Promise<string> {
  const path = join(folder, 'link-secret');
  const kept = await readKept(path);
  if (kept !== undefined) return kept;
  await mkdir(folder, { recursive: true });
  // Written whole before it gets its name, and the name is given once: of two that start together, one secret wins.
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, randomBytes(secretBytes).toString('base64url'), { mode: 0o600 });
  await link(draft, path).catch(ignoring('EEXIST'));
  await rm(draft);
  const made = await readKept(path);
  if (made === undefined) throw new Error(`${path} could not be made; set LINK_SECRET instead.`);
  return made;
}

async function readKept(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(ignoring('ENOENT'));
  if (text === undefined) return undefined;
  if (text.trim().length >= secretBytes) return text.trim();
  throw new Error(`${path} holds no secret; remove it to have one made.`);
}

function ignoring(code: string): (error: unknown) => undefined {
  return function ignore(error) {
    if (error instanceof Error && 'code' in error && error.code === code) return undefined;
    throw error;
  };
}
