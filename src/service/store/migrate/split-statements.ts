/** Quotes the body of a function: `$$`, or `$do$` around a body that contains another one. */
const bodyQuote = /\$\w*\$/g;

/**
 * Splits a migration into its statements. Each ends with a semicolon at the end of a line, outside the body of a
 * function. They must run one by one: Citus sends its nodes the whole text that a statement came in.
 */
export function splitStatements(migration: string): string[] {
  const withoutComments = migration.replace(/^--.*$/gm, '');
  const statements: string[] = [];
  let statement = '';
  for (const line of withoutComments.split('\n')) {
    statement += `${line}\n`;
    if (endsInBody(statement) || !line.trimEnd().endsWith(';')) continue;
    statements.push(statement.trim());
    statement = '';
  }
  if (statement.trim() !== '') throw new Error(`A migration ends without a semicolon: "${statement.trim()}".`);
  return statements;
}

function endsInBody(text: string): boolean {
  let open: string | undefined;
  for (const [quote] of text.matchAll(bodyQuote)) {
    if (open === undefined) open = quote;
    else if (quote === open) open = undefined;
  }
  return open !== undefined;
}
