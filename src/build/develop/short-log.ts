/** What a line of the server's log has, as far as a short line shows it. */
type Entry = {
  readonly level?: string;
  readonly msg?: string;
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly err?: { readonly message?: string; readonly stack?: string };
};

/** Shortens a line of the server's log to what a developer reads; returns undefined for a line that is no entry. */
export function shortenLog(line: string): string | undefined {
  const entry = parse(line);
  if (!entry) return undefined;
  const { level, msg = '', method, route, status, ms, err } = entry;
  if (route !== undefined) return `${method} ${route} ${status}, ${ms} ms`;
  return `${level === 'info' ? '' : `${level}: `}${msg}${err ? `: ${err.stack ?? err.message}` : ''}`;
}

function parse(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry: unknown = JSON.parse(line);
    // Our own log wrote it.
    return typeof entry === 'object' && entry !== null && 'level' in entry ? (entry as Entry) : undefined;
  } catch {
    return undefined; // something that a person wrote
  }
}
