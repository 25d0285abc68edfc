import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether expensive tests cover their full range, or a sample of it. */
    isFullRange: boolean;
    /** Whether this is a repeated run on a database other than PostgreSQL itself. */
    isRepeat: boolean;
  }
}
