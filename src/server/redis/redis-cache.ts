import {
  bytesOf,
  type Cache,
  type CacheGroup,
  type CacheLookup,
  FairMap,
  rememberedChanges,
} from '../../gateway/index.ts';
import { asInstant, type Interval } from '../../time/index.ts';
import { listOf, numberOf, type RunScript, type ScriptValue } from './connection/index.ts';

/** How long an entry is kept. Nothing older than six minutes is shown. */
export const entryMillis = 10 * 60 * 1000;
/** Groups are remembered longer than their entries, or outdated responses would look current. */
const groupMillis = 60 * 60 * 1000;

/**
 * Returns the current generation, the generations of the last invalidations of the scope and of the host, the entry,
 * and its content only if this process does not hold it already. Ignores an entry of a later generation than the
 * current one: it was stored before Redis lost the count.
 */
const find = `
local function number(field) return tonumber(redis.call('HGET', KEYS[1], field) or 0) or 0 end
local last, whole, host = number('last'), number('whole'), number(ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[3], ARGV[2])
local mark = redis.call('HGET', KEYS[2], 'mark') or ''
if mark == '' or tonumber(string.match(mark, '^%d+')) > last then return {last, whole, host, '', '', {}} end
local value = ''
if mark ~= ARGV[1] then value = redis.call('HGET', KEYS[2], 'value') end
return {last, whole, host, mark, value, redis.call('LRANGE', KEYS[3], 0, -1)}
`;

/**
 * Stores an entry, unless a newer one is stored. A later generation than the current one was not counted here: a new
 * entry has it from the fallback, and a stored one from a Redis that has lost the count since.
 */
const set = `
local last = tonumber(redis.call('HGET', KEYS[2], 'last') or 0) or 0
local generation = tonumber(ARGV[1])
if generation > last then return 0 end
local before = tonumber(redis.call('HGET', KEYS[1], 'generation') or -1) or -1
if before > generation and before <= last then return 0 end
redis.call('HSET', KEYS[1], 'generation', ARGV[1], 'mark', ARGV[2], 'value', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1
`;

const invalidate = `
local last = redis.call('HINCRBY', KEYS[1], 'last', 1)
redis.call('HSET', KEYS[1], ARGV[1], last)
redis.call('PEXPIRE', KEYS[1], ARGV[4])
redis.call('RPUSH', KEYS[2], last .. ' ' .. ARGV[2])
redis.call('LTRIM', KEYS[2], -tonumber(ARGV[3]), -1)
redis.call('PEXPIRE', KEYS[2], ARGV[4])
return last
`;

type CachedValue = { readonly mark: string; readonly value: unknown };

/** Where a cache is stored, and how many bytes of it this process may hold as well. */
export type RedisCacheOptions = { readonly run: RunScript; readonly prefix: string; readonly maxBytes: number };

/** Creates a cache that all gateways on a Redis share. A gateway reads the content of an entry only once. */
export function createRedisCache({ run, prefix, maxBytes }: RedisCacheOptions): Cache {
  const ownCopies = new FairMap<CachedValue>({ maxBytes, bytesOf: ({ value }) => bytesOf(value) });
  // A script may touch only keys of one slot of a cluster, which the name in braces selects.
  const keysOf = ({ scope, hostId }: CacheGroup) => ({
    group: `${prefix}cache:{${scope}}:group`,
    changes: `${prefix}cache:{${scope}}:changes:${hostId ?? ''}`,
    entry: (key: string) => `${prefix}cache:{${scope}}:kept:${key}`,
  });

  return {
    async find(group, key): Promise<CacheLookup> {
      const { owner } = group;
      const keys = keysOf(group);
      // Read once: while the script runs, another response may replace it or drop it.
      const ownCopy = ownCopies.get(owner, key);
      const values = [ownCopy?.mark ?? '', groupMillis, fieldOf(group)];
      const response = listOf(await run(find, { keys: [keys.group, keys.entry(key), keys.changes], values }));
      const [generation = 0, whole = 0, host = 0] = response.slice(0, 3).map(numberOf);
      const generations = { generation, invalidatedAt: Math.max(whole, host) };
      const mark = String(response[3]);
      if (mark === '') return { entry: undefined, ...generations, takenTimes: [], hasOtherChanges: false };
      const value: unknown = ownCopy?.mark === mark ? ownCopy.value : JSON.parse(String(response[4]));
      if (ownCopy?.mark !== mark) ownCopies.set(owner, key, { mark, value });
      const [entryGeneration = 0, requestedAt = 0] = mark.split(' ').map(Number);
      const { takenTimes, isTimeFreed } = changesSince(listOf(response[5]), entryGeneration);
      const hasOtherChanges = whole > entryGeneration || isTimeFreed || takenTimes === undefined;
      const entry = { value, requestedAt: asInstant(requestedAt), generation: entryGeneration };
      return { entry, ...generations, takenTimes, hasOtherChanges };
    },
    async set(group, key, { value, requestedAt, generation }) {
      // Two responses of one instant and one generation are distinguished by their content.
      const content = JSON.stringify(value);
      const mark = `${generation} ${requestedAt} ${content.length}`;
      ownCopies.delete(group.owner, key);
      const keys = keysOf(group);
      await run(set, { keys: [keys.entry(key), keys.group], values: [generation, mark, content, entryMillis] });
    },
    async invalidate(group, takenTime) {
      const { group: name, changes } = keysOf(group);
      const change = takenTime ? `${takenTime.start} ${takenTime.end}` : '';
      await run(invalidate, {
        keys: [name, changes],
        values: [fieldOf(group), change, rememberedChanges, groupMillis],
      });
    },
  };
}

/** Names the generation of a group among the generations of its scope. */
function fieldOf({ hostId }: CacheGroup): string {
  return hostId === undefined ? 'whole' : `host ${hostId}`;
}

/** Returns what has changed after a generation. The taken times are undefined if some of them are no longer known. */
function changesSince(entries: readonly ScriptValue[], generation: number) {
  const changes = entries.map((entry) => String(entry).trim().split(' ').map(Number));
  const oldest = changes[0]?.[0] ?? 0;
  const isAllKnown = changes.length < rememberedChanges || oldest <= generation;
  const later = changes.filter(([since = 0]) => since > generation);
  const takenTimes = later.flatMap(([, start, end]): Interval[] =>
    start === undefined || end === undefined ? [] : [{ start: asInstant(start), end: asInstant(end) }],
  );
  return { takenTimes: isAllKnown ? takenTimes : undefined, isTimeFreed: later.length > takenTimes.length };
}
