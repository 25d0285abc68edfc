/** A host name with a dot, and what may follow it. It has no user, so an email address does not match. */
const hostWithDot = /^([\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(:\d+)?([/?#]\S*)?$/u;

/** Returns whether a text is a link that can be opened. */
export function isLink(text: string): boolean {
  return /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(text);
}

/** Returns the link that was meant, with `https://` if only that is missing. Returns other text without its spaces. */
export function completeLink(text: string): string {
  const trimmed = text.trim();
  return hostWithDot.test(trimmed) ? `https://${trimmed}` : trimmed;
}
