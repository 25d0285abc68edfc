/** The query of a request. Keys whose value is undefined are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** Replaces each `{name}` of a path and appends the query. Leaves out keys without a value. */
export function buildUrl(
  path: string,
  params: Readonly<Record<string, string | number>> = {},
  query: Query = {},
): string {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`],
  );
  return pairs.length > 0 ? `${url}?${pairs.join('&')}` : url;
}
