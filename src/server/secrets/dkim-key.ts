import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DkimOptions } from '../../service/index.ts';
import type { Settings } from '../settings/index.ts';

type DkimSettings = Pick<Settings, 'MAIL_DKIM_DOMAIN' | 'MAIL_DKIM_SELECTOR' | 'MAIL_DKIM_KEY'>;

/** Receivers do not accept signatures by shorter keys (RFC 8301, 3.2). */
const minBits = 1024;

const keyExpected = `an RSA private key of ${minBits} bits or more as PEM, or the path of a file that holds one`;

/** Returns the key that signs mail, or undefined if none is set. Throws if a setting is missing or wrong. */
export async function readDkim(settings: DkimSettings): Promise<DkimOptions | undefined> {
  const { MAIL_DKIM_DOMAIN: domainName, MAIL_DKIM_SELECTOR: keySelector, MAIL_DKIM_KEY: key } = settings;
  const missing = Object.entries({ MAIL_DKIM_DOMAIN: domainName, MAIL_DKIM_SELECTOR: keySelector, MAIL_DKIM_KEY: key })
    .filter(([, value]) => value === '')
    .map(([name]) => name);
  if (missing.length === 3) return undefined;
  if (missing.length > 0) throw new Error(`To sign mail, set ${missing.join(' and ')} too.`);
  return { domainName, keySelector, privateKey: pemOf(await readKey(key)) };
}

async function readKey(text: string): Promise<KeyObject> {
  const key = parseKey(text.startsWith('-----BEGIN') ? text.replaceAll('\\n', '\n') : await readKeyFile(text));
  if (key.asymmetricKeyType !== 'rsa')
    throw new Error(`MAIL_DKIM_KEY must be ${keyExpected}; found another kind of key.`);
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (bits < minBits) throw new Error(`MAIL_DKIM_KEY must be ${keyExpected}; found one of ${bits} bits.`);
  return key;
}

async function readKeyFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`MAIL_DKIM_KEY must be ${keyExpected}; the file cannot be read: ${reason}`);
  }
}

function parseKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new Error(`MAIL_DKIM_KEY must be ${keyExpected}; found something else, or a key with a passphrase.`);
  }
}

function pemOf(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}
