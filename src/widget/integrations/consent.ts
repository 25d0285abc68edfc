/** A command of Google's Consent Mode that says something of analytics. */
type Command = { readonly isUpdate: boolean; readonly isRegional: boolean; readonly isGranting: boolean };

/**
 * Returns whether a page's data layer says that analytics are granted, by the commands `consent` of Google's Consent Mode in
 * it: the last that says something counts. A default never outdoes what somebody chose, nor grants for a region or where
 * one denies, since we do not know where the visitor is.
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
  const { analytics_storage: storage, region } = Object(says) as Record<string, unknown>; // whatever it holds
  if (storage !== 'granted' && storage !== 'denied') return undefined;
  return { isUpdate: act === 'update', isRegional: region !== undefined, isGranting: storage === 'granted' };
}
