/** Returns the identifier of a question, made from its label: `company_size` for "Company size?". */
export function identifierOf(label: string): string {
  const plain = label
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 60);
}

/** Returns whether the server accepts a text as an identifier. */
export function isIdentifier(text: string): boolean {
  return /^[a-z][a-z0-9_-]*$/.test(text);
}
