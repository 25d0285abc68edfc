/** The headers of a request, as `Headers` reads them. */
type RequestHeaders = { get(name: string): string | null };

/**
 * Returns whether a body is declared as JSON that a server reads: in UTF-8 and not compressed. A form of another site
 * cannot declare it so.
 */
export function isPlainJson(headers: RequestHeaders): boolean {
  const type = headers.get('content-type') ?? '';
  const coding = headers.get('content-encoding') ?? 'identity';
  return jsonType.test(type) && !otherCharset.test(type) && coding.toLowerCase() === 'identity';
}

const jsonType = /^application\/json\s*(;|$)/i;

/** JSON is UTF-8 (RFC 8259, 8.1), which includes ASCII. Letters of any other charset would be read wrong. */
const otherCharset = /;\s*charset\s*=\s*(?!"?(utf-?8|us-ascii)"?\s*(;|$))/i;
