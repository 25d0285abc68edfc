/** A User-Agent header may name several; the first match in this list counts. */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** The browser and the system by which people recognize a device; null if unknown. */
export type Device = { readonly browser: string | null; readonly system: string | null };

const unknownBrowser = 'Unknown browser';
const between = ' on ';

/** Returns the description of a User-Agent header for a session, such as `Firefox on Linux`. */
export function describeDevice(userAgent: string): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? unknownBrowser;
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return system === undefined ? browser : `${browser}${between}${system}`;
}

/** Parses a text of `describeDevice`, so that a page can write it in its own language. */
export function parseDevice(description: string): Device {
  const [browser = unknownBrowser, system = null] = description.split(between);
  return { browser: browser === unknownBrowser ? null : browser, system };
}
