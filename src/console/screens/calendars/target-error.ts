import { RequestError } from '../../data/index.ts';
import { fieldError } from '../../ui/index.ts';
import { words } from './words/index.ts';

/** Returns why a calendar cannot be read, or what else is wrong with its address; undefined for a valid one. */
export function targetError(error: unknown, path: 'url' | 'server'): string | undefined {
  const { problems, connect } = words.current;
  const sentences: Readonly<Record<string, string>> = { ...problems, ...connect.problems };
  const sentence = error instanceof RequestError && error.reason !== undefined ? sentences[error.reason] : undefined;
  return sentence ?? fieldError(error, path);
}
