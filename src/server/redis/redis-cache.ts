import type { Cache, CacheEntry, CacheLookup } from '../../gateway/index.ts';
import { asInstant, type Interval } from '../../time/index.ts';
import { listOf, numberOf, type RunScript, type ScriptValue } from './script.ts';

/** Nothing is shown that is older than six minutes. */
const keptMillis = 10 * 60 * 1000;
/** A group is known for longer than anything kept in it, or outdated answers would look current. */
const groupMillis = 60 * 60 * 1000;
const rememberedTakenTimes = 50;
const keptHere = 500;

/** Gives back the group, what is kept, and its content only if it is not the one known here. */
const find = `
local cleared = tonumber(redis.call('HGET', KEYS[3], 'cleared') or 0) or 0
local generation = tonumber(redis.call('HGET', KEYS[1], 'generation') or cleared) or cleared
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[4], ARGV[2])
local mark = redis.call('HGET', KEYS[2], 'mark') or ''
if mark == '' then return {generation, cleared, '', '', {}} end
local value = ''
if mark ~= ARGV[1] then value = redis.call('HGET', KEYS[2], 'value') end
return {generation, cleared, mark, value, redis.call('LRANGE', KEYS[4], 0, -1)}
`;

const set = `
local before = tonumber(redis.call('HGET', KEYS[1], 'generation') or -1) or -1
if before > tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'generation', ARGV[1], 'mark', ARGV[2], 'value', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1
`;

const invalidate = `
local last = redis.call('HINCRBY', KEYS[3], 'last', 1)
redis.call('HSET', KEYS[1], 'generation', last)
redis.call('RPUSH', KEYS[2], last .. ' ' .. ARGV[1])
redis.call('LTRIM', KEYS[2], -tonumber(ARGV[2]), -1)
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return last
`;

/** Groups are of a generation before this one now: they are forgotten by their name. */
const clear = `
local last = redis.call('HINCRBY', KEYS[1], 'last', 1)
redis.call('HSET', KEYS[1], 'cleared', last)
return last
`;

type Content = { readonly value: unknown; readonly weight: number };

/** Creates a cache that all gateways on a Redis share; what one of them has read from it once, it need not read again. */
export function createRedisCache({ run, prefix }: { readonly run: RunScript; readonly prefix: string }): Cache {
  const known = new Map<string, { readonly mark: string; readonly content: Content }>();
  const all = `${prefix}cache:all`;
  const groupKeys = (group: string) => [`${prefix}cache:group:${group}`, `${prefix}cache:taken:${group}`] as const;
  const keptKey = (key: string) => `${prefix}cache:kept:${key}`;

  function contentOf(key: string, mark: string, text: ScriptValue | undefined): Content {
    const here = known.get(key);
    if (here?.mark === mark) return here.content;
    const content: Content = JSON.parse(String(text));
    known.delete(key);
    known.set(key, { mark, content });
    for (const oldest of known.keys()) if (known.size > keptHere) known.delete(oldest);
    return content;
  }

  return {
    async find(groupName, key): Promise<CacheLookup> {
      const [group, takenTimes] = groupKeys(groupName);
      const values = [known.get(key)?.mark ?? '', groupMillis];
      const found = listOf(await run(find, { keys: [group, keptKey(key), all, takenTimes], values }));
      const [cleared, mark] = [numberOf(found[1]), String(found[2])];
      const generation = Math.max(numberOf(found[0]), cleared);
      const [keptIn = 0, askedAt = 0] = mark.split(' ').map(Number);
      if (mark === '' || keptIn < cleared) return { entry: undefined, generation, taken: [] };
      const content = contentOf(key, mark, found[3]);
      const entry: CacheEntry = { ...content, askedAt: asInstant(askedAt), generation: keptIn };
      return { entry, generation, taken: takenSince(listOf(found[4]), keptIn) };
    },
    async set(key, { value, weight, askedAt, generation }) {
      // Two answers of one instant and one generation are told apart by their content.
      const content = JSON.stringify({ value, weight });
      const mark = `${generation} ${askedAt} ${content.length}`;
      known.delete(key);
      await run(set, { keys: [keptKey(key)], values: [generation, mark, content, keptMillis] });
    },
    async invalidate(groupName, taken) {
      const written = taken ? `${taken.start} ${taken.end}` : '';
      await run(invalidate, {
        keys: [...groupKeys(groupName), all],
        values: [written, rememberedTakenTimes, groupMillis],
      });
    },
    async clear() {
      await run(clear, { keys: [all], values: [] });
    },
  };
}

/** Returns the times taken after a generation; undefined when they are no longer all known. */
function takenSince(written: readonly ScriptValue[], generation: number): Interval[] | undefined {
  const takenTimes = written.map((one) => String(one).split(' ').map(Number));
  const oldest = takenTimes[0]?.[0] ?? 0;
  if (takenTimes.length >= rememberedTakenTimes && oldest > generation) return undefined;
  return takenTimes.flatMap(([since = 0, start, end]) =>
    since > generation && start !== undefined && end !== undefined
      ? [{ start: asInstant(start), end: asInstant(end) }]
      : [],
  );
}
