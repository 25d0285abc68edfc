import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { ConnectedCalendar, SealedText, UserKey } from '../records/index.ts';

/** The owner of the secret: moved to another source, it cannot be decrypted. */
export type SealedFor = UserKey & { readonly id: string };

/** Encrypts what must be read again: addresses of feeds, and passwords of calendar servers. */
export type Sealer = {
  /** Encrypts with the current key, or with the one that has this id. */
  seal(text: string, owner: SealedFor & { readonly keyId?: number }): SealedText;
  /** Returns undefined if the key is missing, or the secret belongs to another source. */
  open(secret: SealedText, owner: SealedFor): string | undefined;
};

type SealedAddress = {
  readonly owner: UserKey;
  /** The key of the secret of its source: both are encrypted with the same one. */
  readonly keyId: number;
  readonly calendar: Pick<ConnectedCalendar, 'id' | 'sealedHref'>;
};

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

type Key = { readonly id: number; readonly key: Buffer };

/** Creates a sealer. The first secret encrypts and all of them decrypt, so that a secret can be replaced. */
export function createSealer([current, ...former]: readonly [string, ...string[]]): Sealer {
  let allKeys: readonly [Key, ...Key[]] | undefined;

  /** Creates the keys when the first one is needed, because the library that derives them loads slowly. */
  function makeKeys(): readonly [Key, ...Key[]] {
    allKeys ??= [keyOf(current), ...former.map(keyOf)];
    return allKeys;
  }

  return {
    seal(text, owner) {
      const keys = makeKeys();
      const sealing = keys.find(({ id }) => id === owner.keyId) ?? keys[0];
      const nonce = randomBytes(nonceBytes);
      const encrypting = createCipheriv(cipher, sealing.key, nonce).setAAD(nameOf(owner));
      const content = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()]);
      return { sealed: Buffer.concat([nonce, encrypting.getAuthTag(), content]), keyId: sealing.id };
    },

    open({ sealed, keyId }, owner) {
      const key = makeKeys().find(({ id }) => id === keyId);
      if (!key) return undefined;
      const decrypting = createDecipheriv(cipher, key.key, sealed.subarray(0, nonceBytes)).setAAD(nameOf(owner));
      decrypting.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const text = decrypting.update(sealed.subarray(nonceBytes + tagBytes));
        return Buffer.concat([text, decrypting.final()]).toString('utf8');
      } catch {
        return undefined; // the tag does not match: it was encrypted for another owner, or has been changed
      }
    },
  };
}

/** Decrypts the address of a calendar. Returns undefined if it has none of its own, or the key is missing. */
export function openAddress(sealer: Sealer, { owner, keyId, calendar }: SealedAddress): string | undefined {
  const { accountId, userId } = owner;
  const { id, sealedHref } = calendar;
  return sealedHref ? sealer.open({ sealed: sealedHref, keyId }, { accountId, userId, id }) : undefined;
}

function keyOf(secret: string): Key {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sched-booking calendars', keyBytes));
  return { id: createHash('sha256').update(key).digest().readInt32BE(), key };
}

function nameOf({ accountId, userId, id }: SealedFor): Buffer {
  return Buffer.from(`${accountId}/${userId}/${id}`);
}
