/** Returns text as an https address, or undefined: what a server sends is never trusted to be a harmless link. */
export function httpsLink(text: string): string | undefined {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
