/** A user's name as a host is called. */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}
