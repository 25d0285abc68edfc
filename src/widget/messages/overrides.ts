import type { Messages } from './en.ts';

/** The page's own words, by the keys of `Messages`. A missing key keeps our words. */
export type MessageOverrides = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string | ((...values: never[]) => string)
    ? Messages[Key]
    : Partial<Messages[Key]>;
};

type Words = Readonly<Record<string, unknown>>;
type Sentence = (...values: unknown[]) => unknown;

export type OverrideOptions = {
  readonly messages: Messages;
  readonly own: MessageOverrides | null | undefined;
  readonly warn: (expected: string) => void;
};

/**
 * Replaces messages with the page's own words. Leaves out unknown keys and words of a wrong type, and names them with
 * `warn`. Keys such as `__proto__` count as unknown.
 */
export function overrideMessages({ messages, own, warn }: OverrideOptions): Messages {
  if (!own) return messages;
  const wrong: string[] = [];

  function merge(words: Words, overrides: object, path: string): Words {
    const result: Record<string, unknown> = { ...words };
    for (const [key, override] of Object.entries(overrides)) {
      const word = Object.hasOwn(words, key) ? words[key] : undefined;
      if (override === undefined) continue;
      if (typeof override !== typeof word) wrong.push(path + key);
      // `typeof null` is an object as well.
      else if (typeof override === 'object') result[key] = merge(word as Words, override ?? {}, `${path}${key}.`);
      else result[key] = typeof override === 'function' ? withFallback(override, word as Sentence) : override; // of one type
    }
    return result;
  }

  const result = merge(messages, own, '') as Messages; // the same keys, with words of the same types
  if (wrong.length > 0) warn(`messages has keys that are unknown or of another type: ${wrong.join(', ')}.`);
  return result;
}

/** Falls back to our words if the page's function fails. */
function withFallback(override: Sentence, word: Sentence): Sentence {
  return function say(...values) {
    try {
      const text = override(...values);
      if (typeof text === 'string') return text;
    } catch {
      // The invitee must not suffer from a mistake of the page.
    }
    return word(...values);
  };
}
