import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { LoadWords } from './catalog.ts';
import type { Messages } from './en.ts';
import { english } from './english.testing.ts';
import type { MessageOverrides } from './overrides.ts';
import { type Language, watchLanguage } from './watch-language.ts';

const wordsWith =
  (next: string): ((tag: string) => Messages) =>
  () => ({ ...english, next });

/** Watches languages whose words load, or fail to, when the test calls `arrive` or `fail`. */
function follow(...tags: string[]) {
  const requestedTags = signal<readonly string[]>(tags);
  const waiting = new Map<string, { resolve: (words: (tag: string) => Messages) => void; reject: () => void }>();
  const load: LoadWords = (language) =>
    new Promise((resolve, reject) => waiting.set(language, { resolve, reject: () => reject(new Error('gone')) }));
  const { language, isLanguageReady } = watchLanguage({
    requestedTags: () => requestedTags.value,
    own: () => undefined,
    load,
    warn: vi.fn(),
  });
  const settle = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(done))));
  return {
    requestedTags,
    isLanguageReady: () => isLanguageReady.value,
    shown: (): [string, string] => shownBy(language.value),
    arrive: async (tag: string) => {
      waiting.get(tag)?.resolve(wordsWith(tag));
      await settle();
    },
    fail: async (tag: string) => {
      waiting.get(tag)?.reject();
      await settle();
    },
  };
}

function shownBy({ tag, messages }: Language): [string, string] {
  return [tag, messages.next];
}

test('names only wrong words of the page, once all English ones have loaded', async () => {
  const warn = vi.fn();
  const own = { nxt: 'Go on', confirm: 'Book it' } as MessageOverrides; // as a page without types may set them
  const { language } = watchLanguage({
    requestedTags: () => ['en'],
    own: () => own,
    load: async () => () => english,
    warn,
  });
  await expect.poll(() => language.value.messages.confirm).toBe('Book it');
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/: nxt\.$/)]]);
});

test('has English words immediately', () => {
  const followed = follow('en-US');
  expect([followed.isLanguageReady(), followed.shown()]).toEqual([true, ['en-US', 'Next']]);
});

test('shows nothing until the first words are loaded', async () => {
  const followed = follow('de-AT');
  expect(followed.isLanguageReady()).toBe(false);
  await followed.arrive('de');
  expect([followed.isLanguageReady(), followed.shown()]).toEqual([true, ['de-AT', 'de']]);
});

// The browser of the tests uses the language of the United States.
test('falls back to English words and dates when a catalog cannot be loaded', async () => {
  const followed = follow('de');
  await followed.fail('de');
  expect([followed.isLanguageReady(), followed.shown()]).toEqual([true, ['en-US', 'Next']]);
});

test('keeps the previous words and dates until the new ones are loaded', async () => {
  const followed = follow('de');
  await followed.arrive('de');
  followed.requestedTags.value = ['fr'];
  expect(followed.shown()).toEqual(['de', 'de']);
  await followed.arrive('fr');
  expect(followed.shown()).toEqual(['fr', 'fr']);
});

test('drops a catalog that arrives after another was requested', async () => {
  const followed = follow('de');
  followed.requestedTags.value = ['fr'];
  await followed.arrive('fr');
  await followed.arrive('de');
  expect(followed.shown()).toEqual(['fr', 'fr']);
});

test('shows English while a catalog is slow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const followed = follow('de');
  await vi.advanceTimersByTimeAsync(5000);
  expect([followed.isLanguageReady(), followed.shown()]).toEqual([true, ['en-US', 'Next']]);
  vi.useRealTimers();
  await followed.arrive('de');
  expect(followed.shown()).toEqual(['de', 'de']);
});
