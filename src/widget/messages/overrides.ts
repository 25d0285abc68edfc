import type { Messages } from './en.ts';

/** Words of the page's own, by the keys of `Messages`; what is left out stays as it is. */
export type MessageOverrides = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string | ((...given: never[]) => string)
    ? Messages[Key]
    : Partial<Messages[Key]>;
};

type Words = Readonly<Record<string, unknown>>;
type Say = (...given: unknown[]) => unknown;

/**
 * Returns messages with the page's own words in their place. Keys that there are not, and words of a wrong type, are
 * left out and named in `expected`; `__proto__` and its like are keys that there are not.
 */
export function overrideMessages(
  messages: Messages,
  own: MessageOverrides | null | undefined,
  expected: (sentence: string) => void,
): Messages {
  if (!own) return messages;
  const wrong: string[] = [];
  const merged = merge(messages, own, '', wrong) as Messages; // the same keys, with words of the same types
  if (wrong.length > 0) expected(`messages has no words of that kind: ${wrong.join(', ')}.`);
  return merged;
}

function merge(words: Words, own: object, path: string, wrong: string[]): Words {
  const merged: Record<string, unknown> = { ...words };
  for (const [key, mine] of Object.entries(own)) {
    const word = Object.hasOwn(words, key) ? words[key] : undefined;
    if (mine === undefined) continue;
    if (typeof mine !== typeof word) wrong.push(path + key);
    // A group, and `typeof null` as well.
    else if (typeof mine === 'object') merged[key] = merge(word as Words, mine ?? {}, `${path}${key}.`, wrong);
    else merged[key] = typeof mine === 'function' ? guarded(mine, word as Say) : mine; // of one type
  }
  return merged;
}

/** What the page's function fails to say is said in our words. */
function guarded(mine: Say, word: Say): Say {
  return function say(...given) {
    try {
      const said = mine(...given);
      if (typeof said === 'string') return said;
    } catch {
      // Its mistake is not the invitee's.
    }
    return word(...given);
  };
}
