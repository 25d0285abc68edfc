/** A command of Google's Consent Mode about analytics. */
type Command = { readonly isUpdate: boolean; readonly isRegional: boolean; readonly isGranting: boolean };

/**
 * Returns whether a page's data layer grants analytics, by the `consent` commands of Google's Consent Mode in it. The
 * last command about analytics counts. A default never overrides a choice, and never grants consent for a region or
 * where another region denies it, because we do not know where the visitor is.
 */
export function isGranted(layer: unknown): boolean {
  let isGiven = false;
  let isSettled = false;
  for (const { isUpdate, isRegional, isGranting } of commandsIn(layer)) {
    const maySay = isUpdate || !isGranting || !(isRegional || isSettled);
    if (maySay) isGiven = isGranting;
    isSettled ||= isUpdate || (isRegional && !isGranting);
  }
  return isGiven;
}

function commandsIn(layer: unknown): Command[] {
  return Array.isArray(layer) ? layer.map(commandOf).filter((command) => command !== undefined) : [];
}

/** Reads one entry: a list, or the arguments of a function, as `gtag` pushes them. */
function commandOf(entry: unknown): Command | undefined {
  const [command, act, says]: unknown[] = [0, 1, 2].map((place) => Object(entry)[place]);
  if (command !== 'consent' || (act !== 'default' && act !== 'update')) return undefined;
  const { analytics_storage: storage, region } = Object(says) as Record<string, unknown>; // unchecked
  if (storage !== 'granted' && storage !== 'denied') return undefined;
  return { isUpdate: act === 'update', isRegional: region !== undefined, isGranting: storage === 'granted' };
}
