/**
 * Parses an address, relative to `base` if it is not absolute. Returns undefined for an invalid one. `URL.canParse`
 * needs Safari 17.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
