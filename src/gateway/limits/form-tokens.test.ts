import { beforeEach, describe, expect, it } from 'vitest';
import type { FormToken } from '../../contract/index.ts';
import { address, codeOf, type FormWorld, openFormWorld, solve, times } from '../testing/index.ts';

let world: FormWorld;

beforeEach(() => {
  world = openFormWorld();
});

describe('a form token', () => {
  it('issues a form token to anyone, and forbids caching it', async () => {
    const response = await world.get('/event-types/42/form-token', { address });
    const { data } = await response.json();
    expect(data).toEqual({ token: expect.stringMatching(/^[\w.-]{60,}$/), usable_in_seconds: 2, proof_of_work: null });
    expect([response.headers.get('cache-control'), world.server.requests.length]).toEqual(['no-store', 0]);
    expect((await world.takeToken()).token).not.toBe(data.token);
  });

  it.each([
    [0, 'form_token_required'],
    [1.9, 'form_token_required'],
    [2, 'booked'],
    [7200, 'booked'],
    [7201, 'form_token_required'],
  ])('responds to a form token of %d seconds with %s', async (seconds, code) => {
    const { token } = await world.takeToken();
    world.passSeconds(seconds);
    expect(await codeOf(await world.send({ token }))).toBe(code);
  });

  it.each([
    ['is missing', async () => undefined],
    ['is empty', async () => ''],
    ['was made up', async () => `abc.${world.clock() - 5000}.0.${'A'.repeat(43)}`],
    ['is of another event type', async () => (await world.takeToken(43)).token],
    ['says it is older', async () => (await world.takeToken()).token.replace(/\.\d+\./, `.${world.clock() - 5000}.`)],
    ['says it is another', async () => `x${(await world.takeToken()).token}`],
    ['is a manage token', async () => (await manageToken()) ?? ''],
  ])('refuses a form token that %s without a request to the server', async (_, make) => {
    const token = await make();
    world.passSeconds(5);
    const { length } = world.server.requests;
    const response = await world.send(token === undefined ? {} : { token });
    expect([response.status, await codeOf(response)]).toEqual([403, 'form_token_required']);
    expect(world.server.requests.length).toBe(length);
  });

  async function manageToken(): Promise<string> {
    const { token } = await world.takeToken();
    world.passSeconds(5);
    return (await (await world.send({ token, start: '2026-04-08T09:00Z' })).json()).data.manage_token;
  }

  it('books once with a form token', async () => {
    const { token } = await world.takeToken();
    world.passSeconds(5);
    expect(await codeOf(await world.send({ token }))).toBe('booked');
    expect(await codeOf(await world.send({ token, start: '2026-04-08T09:00Z' }))).toBe('form_token_required');
    world.passSeconds(7100);
    expect(await codeOf(await world.send({ token, start: '2026-04-08T09:00Z' }))).toBe('form_token_required');
  });

  it('books once when concurrent requests share a form token', async () => {
    const { token } = await world.takeToken();
    world.passSeconds(5);
    const responses = await Promise.all(times.slice(0, 10).map((start) => world.send({ token, start })));
    expect(responses.filter(({ ok }) => ok).length).toBe(1);
  });

  it('keeps a form token valid after a taken time or a wrong answer', async () => {
    const { token } = await world.takeToken();
    world.passSeconds(5);
    expect((await world.book(times[0] ?? '', { email: 'ada', more: { form_token: token } })).status).toBe(422);
    expect(await codeOf(await world.send({ token, start: '2026-04-07T09:30Z' }))).toBe('slot_unavailable');
    expect(await codeOf(await world.send({ token }))).toBe('booked');
  });

  it('does not require a form token for a booking repeated with its key', async () => {
    const { token } = await world.takeToken();
    world.passSeconds(5);
    await world.send({ token, key: 'a' });
    const again = await world.send({ key: 'a' });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  });

  it('lets a refused form token be replaced under the same idempotency key', async () => {
    expect(await codeOf(await world.send({ key: 'a' }))).toBe('form_token_required');
    const { token } = await world.takeToken();
    world.passSeconds(5);
    expect(await codeOf(await world.send({ key: 'a', token }))).toBe('booked');
  });

  it('issues an empty form token where proof of work is off', async () => {
    world = openFormWorld({ proofOfWork: 'never' });
    expect(await world.takeToken()).toEqual({ token: '', usable_in_seconds: 0, proof_of_work: null });
    expect(await codeOf(await world.send())).toBe('booked');
  });
});

describe('proof of work', () => {
  beforeEach(() => {
    world = openFormWorld({ proofOfWork: 'always' });
  });

  it('accepts a number that makes the hash begin with zeros', async () => {
    const formToken = await world.takeToken();
    expect(formToken.proof_of_work).toEqual({ challenge: formToken.token, difficulty: 14 });
    world.passSeconds(5);
    expect(await codeOf(await world.send({ token: formToken.token, proof: solve(formToken) }))).toBe('booked');
  });

  it.each([
    ['none', () => ''],
    ['a number that is no solution', (formToken: FormToken) => solve(formToken, false)],
    ['words', (formToken: FormToken) => `0x${solve(formToken)}`],
    ['that of another', async () => solve(await world.takeToken())],
  ])('refuses as proof of work %s', async (_, make) => {
    const formToken = await world.takeToken();
    const proof = await make(formToken);
    world.passSeconds(5);
    expect(await codeOf(await world.send({ token: formToken.token, proof }))).toBe('form_token_required');
  });

  it('refuses proof of work after ten minutes', async () => {
    const formToken = await world.takeToken();
    world.passSeconds(601);
    expect(await codeOf(await world.send({ token: formToken.token, proof: solve(formToken) }))).toBe(
      'form_token_required',
    );
  });

  it('refuses proof of work whose difficulty was lowered', async () => {
    const { token } = await world.takeToken();
    world.passSeconds(5);
    const easy = token.replace(/\.14\./, '.0.');
    expect(await codeOf(await world.send({ token: easy }))).toBe('form_token_required');
  });
});
