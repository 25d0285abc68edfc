import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether expensive tests cover their full range, or a sample of it. */
    isFullRange: boolean;
    /** Whether tests with random inputs do, which is the case on one database only. */
    isFullInputRange: boolean;
  }
}
