import type { ElementWithProperties } from '../attributes/index.ts';
import type { LoadWords, Messages } from '../messages/index.ts';

/** Loads the app. */
export const loadApp = () => retried(import('../screen/index.ts'));

/** Loads the popup and its opener. */
export const loadPopup = () => retried(import('../popup/index.ts'));

/** The single-file build, which exports what both chunks do, once it has been needed. */
let singleFile: unknown;

/**
 * Waits for a chunk. If it fails to load, tries once more after a moment: from the single-file build, and under another
 * name each time, because browsers remember a module that could not be loaded, and everything that imports it.
 */
const retried = <Chunk>(loading: Promise<Chunk>): Promise<Chunk> => {
  // A package has no such file, and bundlers refuse an import whose address they cannot know.
  if (PINNED_BUILD === '') return loading;
  // The time that a network needs to recover from a moment's outage. Written here, because the build inserts it in
  // place.
  const pauseMillis = 1000;
  return loading.catch(async () => {
    singleFile ??= await new Promise((resolve) => setTimeout(resolve, pauseMillis)).then(
      () => import(/* @vite-ignore */ `./${PINNED_BUILD}?${performance.now()}`),
    );
    return singleFile as Chunk;
  });
};

/**
 * The chunks of words are loaded from here, beside the app. A module shared with the app would tie it to this script.
 */
export const loadWords: LoadWords = (language) =>
  import('../messages/languages/index.ts').then((languages) => languages.loadWords(language));

/** Loads the words that the app will most likely request. A wrong guess costs one small request. */
export async function loadLikelyWords(element: ElementWithProperties): Promise<Messages | undefined> {
  const language = element.locale || element.closest<HTMLElement>('[lang]')?.lang || navigator.language;
  // English words come with the app.
  if (/^en/.test(language)) return undefined;
  return loadWords(language)
    .then((wordsOf) => wordsOf(language))
    .catch(() => undefined);
}
