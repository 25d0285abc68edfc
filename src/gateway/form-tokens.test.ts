import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FormToken } from '../contract/index.ts';
import { openWorld, type World } from './world.testing.ts';

let world: World;
const address = '192.0.2.1';
const hours = ['09', '10', '11'];
const times = Array.from({ length: 30 }, (_, index) => `2026-04-${10 + (index % 20)}T${hours[index % 3]}:00Z`);

beforeEach(() => {
  world = openWorld({ proofOfWork: 'auto' });
});

async function takeToken(eventType = 42, from = address): Promise<FormToken> {
  return (await (await world.get(`/event-types/${eventType}/form-token`, { address: from })).json()).data;
}

type Sent = { token?: string; proof?: string; key?: string; start?: string; from?: string; extra?: unknown };

async function book({ token, proof, key, start = '2026-04-07T09:00Z', from = address, extra }: Sent = {}) {
  const more = { form_token: token, proof_of_work: proof, extra };
  return world.book(start, { more, address: from, ...(key !== undefined && { key }) });
}

async function codeOf(answer: Response): Promise<string> {
  return answer.ok ? 'booked' : (await answer.json()).error.code;
}

/** Solves a puzzle as the wire describes it, with another SHA-256 than ours. */
function solve({ proof_of_work: puzzle }: FormToken, isRight = true): string {
  if (!puzzle) throw new Error('There is no puzzle.');
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(`${puzzle.challenge}.${nonce}`).digest();
    const isSolution = Math.clz32(hash.readUInt32BE(0)) >= puzzle.difficulty;
    if (isSolution === isRight) return String(nonce);
  }
}

describe('a form token', () => {
  it('is given to whoever asks and kept by no cache', async () => {
    const answer = await world.get('/event-types/42/form-token', { address });
    const { data } = await answer.json();
    expect(data).toEqual({ token: expect.stringMatching(/^[\w.-]{60,}$/), usable_in_seconds: 2, proof_of_work: null });
    expect([answer.headers.get('cache-control'), world.server.asked.length]).toEqual(['no-store', 0]);
    expect((await takeToken()).token).not.toBe(data.token);
  });

  it.each([
    [0, 'form_token_required'],
    [1.9, 'form_token_required'],
    [2, 'booked'],
    [7200, 'booked'],
    [7201, 'form_token_required'],
  ])('that is %d seconds old means %s', async (seconds, code) => {
    const { token } = await takeToken();
    world.passSeconds(seconds);
    expect(await codeOf(await book({ token }))).toBe(code);
  });

  it.each([
    ['is missing', async () => undefined],
    ['is empty', async () => ''],
    ['was made up', async () => `abc.${world.clock() - 5000}.0.${'A'.repeat(43)}`],
    ['is of another event type', async () => (await takeToken(43)).token],
    ['says it is older', async () => (await takeToken()).token.replace(/\.\d+\./, `.${world.clock() - 5000}.`)],
    ['says it is another', async () => `x${(await takeToken()).token}`],
    ['is a manage token', async () => (await manageToken()) ?? ''],
  ])('that %s books nothing and costs the server nothing', async (_, make) => {
    const token = await make();
    world.passSeconds(5);
    const { length } = world.server.asked;
    const answer = await book(token === undefined ? {} : { token });
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'form_token_required']);
    expect(world.server.asked.length).toBe(length);
  });

  async function manageToken(): Promise<string> {
    const { token } = await takeToken();
    world.passSeconds(5);
    return (await (await book({ token, start: '2026-04-08T09:00Z' })).json()).data.manage_token;
  }

  it('books once', async () => {
    const { token } = await takeToken();
    world.passSeconds(5);
    expect(await codeOf(await book({ token }))).toBe('booked');
    expect(await codeOf(await book({ token, start: '2026-04-08T09:00Z' }))).toBe('form_token_required');
    world.passSeconds(7100);
    expect(await codeOf(await book({ token, start: '2026-04-08T09:00Z' }))).toBe('form_token_required');
  });

  it('books once though it is shown many times at once', async () => {
    const { token } = await takeToken();
    world.passSeconds(5);
    const answers = await Promise.all(times.slice(0, 10).map((start) => book({ token, start })));
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
  });

  it('is not used up by a time that was taken, nor by a wrong answer', async () => {
    const { token } = await takeToken();
    world.passSeconds(5);
    expect((await world.book(times[0] ?? '', { email: 'ada', more: { form_token: token } })).status).toBe(422);
    expect(await codeOf(await book({ token, start: '2026-04-07T09:30Z' }))).toBe('slot_unavailable');
    expect(await codeOf(await book({ token }))).toBe('booked');
  });

  it('is asked of nobody who sends a booking again with its key', async () => {
    const { token } = await takeToken();
    world.passSeconds(5);
    await book({ token, key: 'a' });
    const again = await book({ key: 'a' });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  });

  it('may be mended under the same key', async () => {
    expect(await codeOf(await book({ key: 'a' }))).toBe('form_token_required');
    const { token } = await takeToken();
    world.passSeconds(5);
    expect(await codeOf(await book({ key: 'a', token }))).toBe('booked');
  });

  it('is nothing where guards are off', async () => {
    world = openWorld({ proofOfWork: 'never' });
    expect(await takeToken()).toEqual({ token: '', usable_in_seconds: 0, proof_of_work: null });
    expect(await codeOf(await book())).toBe('booked');
  });
});

describe('proof of work', () => {
  beforeEach(() => {
    world = openWorld({ proofOfWork: 'always' });
  });

  it('is a number that makes the hash begin with zeros', async () => {
    const given = await takeToken();
    expect(given.proof_of_work).toEqual({ challenge: given.token, difficulty: 14 });
    world.passSeconds(5);
    expect(await codeOf(await book({ token: given.token, proof: solve(given) }))).toBe('booked');
  });

  it.each([
    ['none', () => ''],
    ['a number that is no solution', (given: FormToken) => solve(given, false)],
    ['words', (given: FormToken) => `0x${solve(given)}`],
    ['that of another', async () => solve(await takeToken())],
  ])('of %s books nothing', async (_, make) => {
    const given = await takeToken();
    const proof = await make(given);
    world.passSeconds(5);
    expect(await codeOf(await book({ token: given.token, proof }))).toBe('form_token_required');
  });

  it('is worth nothing after ten minutes', async () => {
    const given = await takeToken();
    world.passSeconds(601);
    expect(await codeOf(await book({ token: given.token, proof: solve(given) }))).toBe('form_token_required');
  });

  it('is worth nothing when the difficulty was talked down', async () => {
    const { token } = await takeToken();
    world.passSeconds(5);
    const easy = token.replace(/\.14\./, '.0.');
    expect(await codeOf(await book({ token: easy }))).toBe('form_token_required');
  });
});

describe('under pressure', () => {
  /** Books as several visitors would, each with a token of their own. */
  async function bookMany(count: number, from: (turn: number) => string): Promise<void> {
    const tokens = await Promise.all(times.slice(0, count).map((_, turn) => takeToken(42, from(turn))));
    world.passSeconds(2);
    for (const [turn, { token }] of tokens.entries()) {
      await book({ token, start: times[turn] ?? '', from: from(turn) });
    }
  }

  it('one address is asked for work, and others are not', async () => {
    await bookMany(5, () => address);
    expect((await takeToken()).proof_of_work?.difficulty).toBe(14);
    expect((await takeToken(42, '192.0.2.2')).proof_of_work).toBeNull();
  });

  it('all are asked for work', async () => {
    await bookMany(29, (turn) => `192.0.2.${turn}`);
    expect((await takeToken(42, '198.51.100.1')).proof_of_work).toBeNull();
    await bookMany(1, () => '192.0.2.30');
    expect((await takeToken(42, '198.51.100.1')).proof_of_work?.difficulty).toBe(14);
  });

  it('a token of calmer times is taken no more', async () => {
    const { token } = await takeToken();
    await bookMany(5, () => address);
    world.passSeconds(5);
    expect(await codeOf(await book({ token }))).toBe('form_token_required');
    const given = await takeToken();
    world.passSeconds(5);
    expect(await codeOf(await book({ token: given.token, proof: solve(given) }))).toBe('booked');
  });

  it('it is over after a while', async () => {
    await bookMany(5, () => address);
    world.passSeconds(600);
    expect((await takeToken()).proof_of_work).toBeNull();
  });
});

describe('who fills in what no person sees', () => {
  it('is told of a booking that is none, and pays for it', async () => {
    world = openWorld({ proofOfWork: 'auto', limits: { bookingsPerHour: 2 } });
    const feign = async () => {
      const { token } = await takeToken();
      world.passSeconds(5);
      return book({ token, extra: 'https://spam.example' });
    };
    const answer = await feign();
    const { data } = await answer.json();
    expect(answer.status).toBe(201);
    expect(data).toMatchObject({ status: 'confirmed', event_type_id: 42, start: '2026-04-07T09:00:00+00:00' });
    expect(world.server.booked).toEqual([]);
    expect((await world.manage(data.id, data.manage_token)).status).toBe(403);
    expect([(await feign()).status, (await feign()).status]).toEqual([201, 429]);
  });

  it('reads the same as who was booked', async () => {
    const shapeOf = async (extra: unknown) => {
      const { token } = await takeToken();
      world.passSeconds(5);
      const { data } = await (await book({ token, extra })).json();
      return [Object.keys(data), data.host, Object.keys(data.location)];
    };
    expect(await shapeOf('x')).toEqual(await shapeOf(''));
  });

  it.each([[0], [false], [{}], [['x']]])('is whoever sends %j', async (extra) => {
    const { token } = await takeToken();
    world.passSeconds(5);
    expect((await book({ token, extra })).status).toBe(201);
    expect(world.server.booked).toEqual([]);
  });

  it('gets past no other guard', async () => {
    expect(await codeOf(await book({ extra: 'x' }))).toBe('form_token_required');
  });
});
