import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether laws, races and crowds try their full range, or a sample of it. */
    isFullRange: boolean;
  }
}
