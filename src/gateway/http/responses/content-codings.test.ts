import { beforeEach, describe, expect, it, test } from 'vitest';
import { openWorld, slotsOfApril, type World } from '../../testing/index.ts';
import { chooseCoding } from './content-codings.ts';

const both = { br: async (body: Bytes) => body, gzip: async (body: Bytes) => body };
type Bytes = Uint8Array<ArrayBuffer>;

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['gzip;q=0, *', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('chooses for Accept-Encoding %s', (header, coding) => {
  expect(chooseCoding(header, both)).toBe(coding);
});

test('chooses no coding that the gateway does not support', () => {
  expect(chooseCoding('br, gzip', { gzip: both.gzip })).toBe('gzip');
  expect(chooseCoding('br, gzip', {})).toBeUndefined();
});

describe('a gateway that compresses', () => {
  let world: World;
  let compressed: number;

  beforeEach(() => {
    compressed = 0;
    async function reverse(body: Bytes): Promise<Bytes> {
      compressed += 1;
      return body.toReversed();
    }
    world = openWorld({ compress: { br: reverse } });
  });

  const get = (coding: string, path = slotsOfApril) => world.get(path, { headers: { 'accept-encoding': coding } });

  it('sends a compressed body to clients that accept it', async () => {
    const [plain, coded] = [await get('identity'), await get('br')];
    expect([plain.headers.get('content-encoding'), coded.headers.get('content-encoding')]).toEqual([null, 'br']);
    const body = new Uint8Array(await coded.arrayBuffer()).toReversed();
    expect(new TextDecoder().decode(body)).toBe(await plain.text());
  });

  it('compresses a response once for all visitors, until the times change', async () => {
    await Promise.all([get('br'), get('br'), get('br')]);
    await get('br');
    expect(compressed).toBe(1);
    await world.book('2026-04-07T09:00Z');
    const content = new Uint8Array(await (await get('br')).arrayBuffer()).toReversed();
    expect(compressed).toBe(2);
    expect(new TextDecoder().decode(content)).not.toContain('2026-04-07T09:00');
  });

  it('sends the same ETag and Vary with plain and compressed responses', async () => {
    const [plain, coded] = [await get('identity'), await get('br')];
    expect(coded.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(coded.headers.get('vary')).toBe('Accept-Encoding, Sched-Manage-Token');
    expect(plain.headers.get('vary')).toBe('Accept-Encoding, Sched-Manage-Token');
  });

  it('does not compress a body that fits into one packet', async () => {
    const { headers } = await get('br', '/event-types/42');
    expect([headers.get('content-encoding'), compressed]).toEqual([null, 0]);
  });
});
