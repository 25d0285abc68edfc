/** Writes a number with the form of its English word. */
export function counted(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`;
}
