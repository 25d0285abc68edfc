import { loadDeferredEnglish } from '../messages/index.ts';
import { loadDeferredStyles } from '../styles/index.ts';

/** Resolves to a part once its deferred styles and words are loaded too. */
export async function withDeferred<Part>(part: Promise<Part>): Promise<Part> {
  const [result] = await Promise.all([part, loadDeferredStyles(), loadDeferredEnglish()]);
  return result;
}
