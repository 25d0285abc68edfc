const longestLine = 76;

/** Writes JSON for people: a value that fits one line stays on one line. */
export function writeExample(value: unknown, indent = ''): string {
  const line = writeLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= longestLine) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => writeExample(item, inner))
    : Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${writeExample(part, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => `${inner}${part}`).join(',\n')}\n${indent}${close}`;
}

function writeLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${writeLine(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
