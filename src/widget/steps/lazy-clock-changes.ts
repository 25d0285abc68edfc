import { withDeferred } from '../deferred/index.ts';
import { lazy } from '../ui/index.ts';

/** The remark about clock changes before a time. The picker loads it, so that it is ready for the form. */
export const clockChanges = lazy(async () => (await withDeferred(import('./clock-changes.tsx'))).ClockChanges);
