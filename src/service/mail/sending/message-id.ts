/**
 * Returns a Message-ID (RFC 5322, 3.6.4) in the domain of an address. The same name gives the same id, so that an email
 * that is attempted again keeps its ID.
 */
export function messageIdOf(name: string, email: string): string {
  return `<${name}@${domainOf(email)}>`;
}

function domainOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(domain) ? domain : 'sched-booking';
}
