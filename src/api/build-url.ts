/** The query of a request; a key whose value is undefined is left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** Fills the `{name}`s of a path and appends the query; keys without a value are left out. */
export function buildUrl(
  path: string,
  params: Readonly<Record<string, string | number>> = {},
  query: Query = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`],
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}
