import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether expensive tests cover their full range, or a sample of it. */
    isFullRange: boolean;
    /** Whether the tests run again, on another database than PostgreSQL itself. */
    isRepeat: boolean;
  }
}
