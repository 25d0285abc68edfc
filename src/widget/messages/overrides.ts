import { en, type Messages } from './en.ts';

/** Words of the page's own, by the keys of `Messages`; what is left out stays as it is. */
export type MessageOverrides = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string | ((...given: never[]) => string)
    ? Messages[Key]
    : Partial<Messages[Key]>;
};

type Words = Readonly<Record<string, unknown>>;

/**
 * Returns messages with the page's own words in their place. Keys that there are not, and words of a wrong type, are
 * left out and named in `expected`. Only known keys are ever read, so `__proto__` and its like reach nothing.
 */
export function overrideMessages(
  messages: Messages,
  own: MessageOverrides | null | undefined,
  expected: (sentence: string) => void,
): Messages {
  if (own === null || own === undefined) return messages;
  const wrong: string[] = [];
  // Put together by the keys of the English words, each of the type it has there.
  const merged = merge({ words: messages, own, english: en, path: '', wrong }) as Messages;
  if (wrong.length > 0) expected(`messages has no words of that kind: ${wrong.join(', ')}.`);
  return merged;
}

type Merging = {
  readonly words: Words;
  readonly own: unknown;
  readonly english: Words;
  readonly path: string;
  /** Takes the names of what is left out. */
  readonly wrong: string[];
};

function merge({ words, own, english, path, wrong }: Merging): Words {
  if (!isGroup(own)) {
    wrong.push(path || 'messages');
    return words;
  }
  wrong.push(...Object.keys(own).flatMap((key) => (Object.hasOwn(english, key) ? [] : [path + key])));
  const merged: Record<string, unknown> = { ...words };
  for (const key of Object.keys(english)) {
    const [word, mine, known] = [words[key], Object.hasOwn(own, key) ? own[key] : undefined, english[key]];
    if (mine === undefined) continue;
    if (isGroup(known) && isGroup(word)) {
      merged[key] = merge({ words: word, own: mine, english: known, path: `${path}${key}.`, wrong });
    } else if (typeof mine !== typeof known) wrong.push(path + key);
    else merged[key] = typeof word === 'function' ? guarded(mine as Say, word as Say) : mine; // of one type
  }
  return merged;
}

type Say = (...given: unknown[]) => unknown;

/** What the page's function fails to say is said in our words. */
function guarded(mine: Say, word: Say): Say {
  return function say(...given) {
    try {
      const said = mine(...given);
      return typeof said === 'string' ? said : word(...given);
    } catch {
      return word(...given);
    }
  };
}

function isGroup(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
