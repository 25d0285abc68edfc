/** The fields of a log line that a short line shows. */
type Entry = {
  readonly level?: string;
  readonly msg?: string;
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly error?: { readonly message?: string; readonly stack?: string };
};

/** Shortens a line of the server's log for a developer; returns undefined if the line is not a log entry. */
export function shortenLog(line: string): string | undefined {
  const entry = parse(line);
  if (!entry) return undefined;
  const { level, msg = '', method, route, status, ms, error } = entry;
  if (route !== undefined) return `${method} ${route} ${status}, ${ms} ms`;
  const what = error ? `${msg.replace(/\.$/, '')}: ${error.stack ?? error.message}` : msg;
  return `${level === 'info' ? '' : `${level}: `}${what}`;
}

function parse(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry: unknown = JSON.parse(line);
    // Every entry of our own log has a level.
    return typeof entry === 'object' && entry !== null && 'level' in entry ? (entry as Entry) : undefined;
  } catch {
    return undefined; // plain text that begins with a brace
  }
}
