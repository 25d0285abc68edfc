import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Options = { readonly challenge: string };

/** A software authenticator with one passkey: ES256, no attestation. */
export type TestAuthenticator = {
  /** Makes the passkey, and returns what a browser would send. */
  create(options: Options): object;
  /** Signs with the passkey. */
  get(options: Options): object;
  /** The value of its counter from now on. */
  count: number;
};

/** A user is present, and was verified; `attested` adds the key. */
const flags = { usual: 0x05, attested: 0x45 };

/** Creates an authenticator at an origin; `rpId` is the host name that it believes to be at. */
export function createAuthenticator(origin: string, rpId = new URL(origin).hostname): TestAuthenticator {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rpIdHash = createHash('sha256').update(rpId).digest();
  const identity = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  const common = { ...identity, clientExtensionResults: {} };

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticator: TestAuthenticator = {
    count: 1,
    create(options) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credentialData = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = Buffer.concat([
        rpIdHash,
        Buffer.of(flags.attested),
        counter(authenticator.count),
        credentialData,
      ]);
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData)],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
      return { ...common, response };
    },
    get(options) {
      const authenticatorData = Buffer.concat([rpIdHash, Buffer.of(flags.usual), counter(authenticator.count)]);
      const data = clientData('webauthn.get', options);
      const signedData = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()]);
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: createSign('sha256').update(signedData).sign(privateKey).toString('base64url'),
      };
      return { ...common, response };
    },
  };
  return authenticator;
}

function counter(count: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(count);
  return four;
}

/** A public key of P-256 in COSE (RFC 9053, 7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
}

// As much of CBOR (RFC 8949, 3) as that takes.
function integer(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value]);
}

function text(value: string): Buffer {
  return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
}

function map(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()]);
}

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value);
  if (value < 256) return Buffer.of((major << 5) | 24, value);
  return Buffer.of((major << 5) | 25, value >> 8, value & 255);
}
