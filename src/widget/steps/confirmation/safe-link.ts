/** Returns text as an https address, or undefined: a link from a server is never trusted to be harmless. */
export function httpsLink(text: string): string | undefined {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
