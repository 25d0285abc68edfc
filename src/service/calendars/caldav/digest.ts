import { createHash, randomBytes } from 'node:crypto';

/** The challenge with which a server asks for a password (RFC 7616, 3.3). */
export type DigestChallenge = {
  readonly realm: string;
  readonly nonce: string;
  readonly opaque: string | undefined;
  readonly algorithm: keyof typeof hashNames;
  /** Whether the server wants each request numbered. */
  readonly hasQuality: boolean;
};

export type DigestRequest = {
  readonly username: string;
  readonly password: string;
  readonly method: string;
  readonly url: string;
  /** How many requests with this nonce were sent, this one included. */
  readonly count: number;
  /** @default random */
  readonly clientNonce?: string;
};

/** The supported algorithms, strongest first. */
const hashNames = { 'SHA-256': 'sha256', 'SHA-256-SESS': 'sha256', MD5: 'md5', 'MD5-SESS': 'md5' } as const;
const algorithms = Object.keys(hashNames) as DigestChallenge['algorithm'][]; // an object literal has no other keys

const clientNonceBytes = 16;

/** Finds the strongest supported challenge of this kind in a `WWW-Authenticate` header. */
export function parseDigestChallenge(header: string | undefined): DigestChallenge | undefined {
  const parameters = /Digest\s+((?:[\w-]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s,"]+)\s*,?\s*)+)/gi;
  const challenges = [...(header ?? '').matchAll(parameters)].flatMap(([, text = '']) => readChallenge(text) ?? []);
  return algorithms.flatMap((algorithm) => challenges.find((challenge) => challenge.algorithm === algorithm) ?? [])[0];
}

function readChallenge(text: string): DigestChallenge | undefined {
  const pairs = text.matchAll(/([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))/g);
  const values = new Map([...pairs].map(([, name = '', quoted, plain = '']) => [name.toLowerCase(), quoted ?? plain]));
  const [realm, nonce] = [values.get('realm'), values.get('nonce')];
  const algorithmName = values.get('algorithm')?.toUpperCase() ?? 'MD5';
  const algorithm = algorithms.find((each) => each === algorithmName);
  const qualities = values
    .get('qop')
    ?.split(',')
    .map((quality) => quality.trim().toLowerCase());
  if (realm === undefined || nonce === undefined || !algorithm) return undefined;
  if (qualities && !qualities.includes('auth')) return undefined;
  return { realm, nonce, opaque: values.get('opaque'), algorithm, hasQuality: qualities !== undefined };
}

/**
 * Writes the `Authorization` of a request: it proves knowledge of the password without containing it (RFC 7616, 3.4).
 */
export function writeDigest(challenge: DigestChallenge, request: DigestRequest): string {
  const { realm, nonce, opaque, algorithm, hasQuality } = challenge;
  const { username, password, method, url, count } = request;
  const { clientNonce = randomBytes(clientNonceBytes).toString('hex') } = request;
  const hash = (text: string) => createHash(hashNames[algorithm]).update(text).digest('hex');
  const { pathname, search } = new URL(url);
  const uri = `${pathname}${search}`;
  const nonceCount = count.toString(16).padStart(8, '0');
  const secret = hash(`${username}:${unquote(realm)}:${password}`);
  const session = algorithm.endsWith('-SESS') ? hash(`${secret}:${nonce}:${clientNonce}`) : secret;
  const nonceFields = hasQuality ? `${nonceCount}:${clientNonce}:auth:` : '';
  const response = hash(`${session}:${nonce}:${nonceFields}${hash(`${method}:${uri}`)}`);
  return [
    `Digest username="${quote(username)}"`,
    ...[`realm="${realm}"`, `nonce="${nonce}"`, `uri="${uri}"`, `response="${response}"`, `algorithm=${algorithm}`],
    ...(hasQuality ? ['qop=auth', `nc=${nonceCount}`] : []),
    ...(hasQuality || algorithm.endsWith('-SESS') ? [`cnonce="${clientNonce}"`] : []),
    ...(opaque === undefined ? [] : [`opaque="${opaque}"`]),
  ].join(', ');
}

function quote(text: string): string {
  return text.replace(/[\\"]/g, '\\$&');
}

function unquote(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}
