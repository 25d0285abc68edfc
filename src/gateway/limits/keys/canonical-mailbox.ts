type Provider = {
  /** Domains of one provider: the same name at each is one mailbox. The first domain stands for all. */
  readonly domains: readonly [string, ...string[]];
  /** What makes no difference in a local part. */
  readonly ignored?: RegExp;
};

/** The large providers at which one mailbox is known to have many spellings. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  // A dot and a hyphen are interchangeable.
  { domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz'], ignored: /[.-]/g },
];

const providerOf = new Map(providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider])));

/**
 * Returns the canonical spelling of the mailbox that receives mail for an address: in lower case, without a tag
 * (`ada+tag@example.org`, RFC 5233), and without the characters that the large providers ignore. Use it only for
 * counting: mail goes to the address as it was written.
 */
export function canonicalMailbox(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const untagged = name.replace(/(?<=.)\+.*/, '');
  const provider = providerOf.get(domain);
  if (!provider) return `${untagged}@${domain}`;
  return `${provider.ignored ? untagged.replace(provider.ignored, '') : untagged}@${provider.domains[0]}`;
}
