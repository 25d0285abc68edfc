import type { Picture } from '../../records/index.ts';

const longestBytes = 100_000;

/** The first bytes of each kind of picture. What the data URL claims does not count. */
const signatures = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const satisfies Record<Picture['type'], readonly number[]>;

type ReadPicture = (Picture & { readonly kind: 'picture' }) | { readonly kind: 'none'; readonly sentence: string };

/**
 * Reads a picture from a data URL. Accepts only bytes that begin like a picture, because it is served from our own
 * origin.
 */
export function readPicture(dataUrl: string): ReadPicture {
  const [, claimedType = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/.exec(dataUrl) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > longestBytes) {
    return { kind: 'none', sentence: `must be a picture of 100,000 bytes or fewer, found ${bytes.length}` };
  }
  const type = (['image/png', 'image/jpeg'] as const).find((each) =>
    signatures[each].every((byte, index) => bytes[index] === byte),
  );
  if (type !== claimedType || type === undefined) {
    const actualType = type ?? 'another kind of data';
    return { kind: 'none', sentence: `must be a picture of the type ${claimedType}, found ${actualType}` };
  }
  return { kind: 'picture', type, bytes };
}
