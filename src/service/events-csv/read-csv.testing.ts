/** Reads a CSV file as RFC 4180 describes it, independently of how it was written: a list of rows of cells. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let rest = text.replace(/^\uFEFF/, '');
  let row: string[] = [];
  while (rest !== '') {
    const [whole, quotedText, plain = '', end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`This is not CSV: ${rest.slice(0, 80)}`);
    row.push(quotedText === undefined ? plain : quotedText.replaceAll('""', '"'));
    rest = rest.slice(whole.length);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Reads a CSV file as a list of objects, by the names in its first row. */
export function readTable(text: string): Record<string, string>[] {
  const [header = [], ...rows] = readCsv(text);
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
}
