/** Reads an address, on top of `base` where it is not whole; undefined for what is none. Safari has `URL.canParse` from 17 on. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
