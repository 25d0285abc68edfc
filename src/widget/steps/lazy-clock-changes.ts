import { withDeferred } from '../deferred/index.ts';
import { lazy } from '../ui/index.ts';

/** The remark on clocks that change before a time: loaded for the picker, it is here for the form. */
export const clockChanges = lazy(async () => (await withDeferred(import('./clock-changes.tsx'))).ClockChanges);
