import type { ComponentType } from 'preact';
import type { LazyWords } from '../words/index.ts';
import type { PathParams } from './match-path.ts';

/** The props of a screen. */
export type ScreenComponent = ComponentType<{ readonly params: PathParams }>;

/** A row of the table of screens. */
export type ScreenRow = {
  /** The path below `/console`, with `:name` for each parameter. */
  readonly path: string;
  /** Loads the screen. */
  readonly load: () => Promise<{ readonly Screen: ScreenComponent }>;
  /** The screen's words, which are loaded with it. */
  readonly words: LazyWords<unknown>;
};
