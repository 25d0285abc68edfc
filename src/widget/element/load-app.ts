import type { ElementWithProperties } from '../attributes/index.ts';
import type { LoadWords, Messages } from '../messages/index.ts';

/** Where this script came from; the gateway is at the same origin. */
export const scriptUrl = import.meta.url;

/**
 * Loads the app, once more after a moment where that fails: then from the build that is one file, and by another name each
 * time, since browsers remember what could not be loaded, and with it whatever imports it.
 */
export const loadApp: () => Promise<typeof import('../screen/index.ts')> = () =>
  import('../screen/index.ts').catch(async (error: unknown) => {
    // A package has no such file, and bundlers refuse an import whose address they cannot know.
    if (PINNED_BUILD === '') throw error;
    // What the network needs to come back from a moment's absence. In here, where the build writes it in place.
    const pauseMillis = 1000;
    await new Promise((resolve) => setTimeout(resolve, pauseMillis));
    return import(/* @vite-ignore */ `./${PINNED_BUILD}?${performance.now()}`);
  });

/** Loads the popup, and what opens it. */
export const loadPopup = () => import('../popup/index.ts');

/** The chunks of words start from here, beside the app; a module shared with the app would tie it to this script. */
export const loadWords: LoadWords = (language) =>
  import('../messages/languages/index.ts').then((languages) => languages.loadWords(language));

/** Loads the words that the app will most likely ask for, if there are any: a wrong guess costs one small request. */
export async function loadLikelyWords(element: ElementWithProperties): Promise<Messages | undefined> {
  const language = element.locale || element.closest<HTMLElement>('[lang]')?.lang || navigator.language;
  // English words come with the app.
  if (/^en/.test(language)) return undefined;
  return loadWords(language)
    .then((wordsOf) => wordsOf(language))
    .catch(() => undefined);
}
