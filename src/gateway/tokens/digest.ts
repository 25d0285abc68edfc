const digestBytes = 16; // 128 bits are enough to tell responses apart

/** Returns the beginning of a text's SHA-256 in hexadecimal. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hexadecimal(new Uint8Array(bytes, 0, digestBytes));
}

/** Writes bytes in hexadecimal. */
function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
