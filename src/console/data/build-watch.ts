import { computed, signal } from '@preact/signals';

const first = signal<string | undefined>(undefined);
const latest = signal<string | undefined>(undefined);

/** Whether the server has been updated since this page was loaded. */
export const isOutdated = computed(() => first.value !== latest.value);

/** Records which build of the console the server has; null if a response does not say. */
export function recordBuild(build: string | null): void {
  if (build === null) return;
  first.value ??= build;
  latest.value = build;
}
