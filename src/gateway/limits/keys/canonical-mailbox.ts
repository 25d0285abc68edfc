type Provider = {
  /** The first one stands for all: the same name at each of them is one mailbox. */
  readonly domains: readonly [string, ...string[]];
  /** What makes no difference in a name. */
  readonly ignored?: RegExp;
};

/** The large providers at which one mailbox is known to have many spellings. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  // A dot and a hyphen stand for each other.
  { domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz'], ignored: /[.-]/g },
];

const providerOf = new Map(providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider])));

/**
 * Returns the mailbox that mail for an address arrives in, as one spelling of all its spellings: in lower case, without
 * a tag (`ada+tag@example.org`, RFC 5233), and at the large providers without what they ignore. It is for counting; mail
 * goes to the address as it was written.
 */
export function canonicalMailbox(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const untagged = name.replace(/(?<=.)\+.*/, '');
  const provider = providerOf.get(domain);
  if (!provider) return `${untagged}@${domain}`;
  return `${provider.ignored ? untagged.replace(provider.ignored, '') : untagged}@${provider.domains[0]}`;
}
