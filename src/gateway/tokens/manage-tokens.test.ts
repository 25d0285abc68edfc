import { describe, expect, it } from 'vitest';
import { createManageTokens } from './manage-tokens.ts';

const event = '0190a6a5-7a00-7000-8000-000000000001';
const [first, second, third] = ['a secret of last year', 'a secret of this year', 'a secret of next year'];

describe('a token', () => {
  it("writes a manage token as the event's id and its HMAC-SHA256", async () => {
    const { createHmac } = await import('node:crypto');
    const signature = createHmac('sha256', first).update(`manage ${event}`).digest('base64url');
    expect(await createManageTokens([first]).issue({ id: event })).toBe(`${event}.${signature}`);
  });

  it('opens only its own event with a manage token', async () => {
    const tokens = createManageTokens([first]);
    const token = await tokens.issue({ id: event });
    expect(await tokens.read(token)).toEqual({ id: event });
    expect(await tokens.read(token.replace(/^0/, '1'))).toBeUndefined();
  });

  it('names the account of its event in the token', async () => {
    const tokens = createManageTokens([first]);
    const token = await tokens.issue({ id: event, accountId: '7' });
    expect(token.startsWith(`${event}.7.`)).toBe(true);
    expect(await tokens.read(token)).toEqual({ id: event, accountId: '7' });
    const spoiled = [token.replace('.7.', '.8.'), token.replace('.7.', '.'), token.replace('.7.', '.7.7.')];
    expect(await Promise.all(spoiled.map((text) => tokens.read(text)))).toEqual([undefined, undefined, undefined]);
  });

  it('accepts a token after one change of the secret, not after two', async () => {
    const token = await createManageTokens([first]).issue({ id: event });
    expect(await createManageTokens([second, first]).read(token)).toEqual({ id: event });
    expect(await createManageTokens([third, second]).read(token)).toBeUndefined();
  });

  it('accepts tokens of any number of former secrets', async () => {
    const token = await createManageTokens([first]).issue({ id: event });
    expect(await createManageTokens([third, second, first]).read(token)).toEqual({ id: event });
  });

  it('signs manage tokens with the first secret', async () => {
    expect(await createManageTokens([second, first]).issue({ id: event })).toBe(
      await createManageTokens([second]).issue({ id: event }),
    );
  });

  it.each([
    ['nothing', () => ''],
    ['a dot', () => '.'],
    ['an id', () => event],
    ['an id and a dot', () => `${event}.`],
    ['a signature cut short', (token: string) => token.slice(0, -1)],
    ['a signature with more', (token: string) => `${token}A`],
    ['another spelling of its last bits', (token: string) => token.slice(0, -1) + neighbor(token.at(-1))],
    ['a signature that is no base64url', (token: string) => `${token.slice(0, -3)}=+é`],
  ])('opens no event with a token made of %s', async (_, spoil) => {
    const tokens = createManageTokens([first]);
    expect(await tokens.read(spoil(await tokens.issue({ id: event })))).toBeUndefined();
  });
});

/** 43 characters hold 258 bits, but only 256 count: four different last characters mean the same bytes. */
function neighbor(last = 'A'): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return alphabet[alphabet.indexOf(last) ^ 1] ?? '';
}
