/** The parameters of a path, by the names in its pattern. */
export type PathParams = Readonly<Record<string, string>>;

/** Returns the parameters of `path` if it fits a pattern such as `/event-types/:id`, or undefined. */
export function matchPath(pattern: string, path: string): PathParams | undefined {
  const patternParts = pattern.split('/');
  const pathParts = path.split('/');
  if (patternParts.length !== pathParts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of patternParts.entries()) {
    const text = pathParts[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = safelyDecode(text);
    else if (part !== text) return undefined;
  }
  return params;
}

function safelyDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a mistyped address
  }
}
