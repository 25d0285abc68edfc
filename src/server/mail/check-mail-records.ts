import { createPublicKey } from 'node:crypto';
import type { DkimOptions } from '../../service/index.ts';

/** Looks up the TXT records of a name, each in its parts. Throws if there is none. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** A DNS record with which receivers check whether mail really comes from its sender. */
export type MailRecord = {
  readonly standard: 'SPF' | 'DKIM' | 'DMARC';
  /** The name to look up. */
  readonly name: string;
  readonly isThere: boolean;
  /** The advice if it is missing. */
  readonly remedy: string;
};

type SenderDomain = {
  readonly domain: string;
  readonly dkim: DkimOptions | undefined;
  readonly resolveTxt: ResolveTxt;
};

/** Finds which records the domain of a sender has (RFC 7208, RFC 6376, RFC 7489). */
export async function checkMailRecords({ domain, dkim, resolveTxt }: SenderDomain): Promise<MailRecord[]> {
  const textsOf = async (name: string) => (await resolveTxt(name).catch(() => [])).map((parts) => parts.join(''));
  const spf = (await textsOf(domain)).some((text) => /^v=spf1( |$)/i.test(text));
  const policies = await Promise.all(namesFor(domain).map(textsOf));
  return [
    {
      standard: 'SPF',
      name: domain,
      isThere: spf,
      remedy: 'Add a TXT record such as "v=spf1 include:spf.example.net ~all" that names your mail server.',
    },
    ...(dkim ? [await checkKey(dkim, textsOf)] : []),
    {
      standard: 'DMARC',
      name: `_dmarc.${domain}`,
      isThere: policies.flat().some((text) => /^v=DMARC1/i.test(text)),
      remedy: 'Add a TXT record such as "v=DMARC1; p=none" first, and a stricter policy later.',
    },
  ];
}

async function checkKey(dkim: DkimOptions, textsOf: (name: string) => Promise<string[]>): Promise<MailRecord> {
  const name = `${dkim.keySelector}._domainkey.${dkim.domainName}`;
  const key = createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  const publishedKeys = (await textsOf(name)).map((text) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replace(/\s/g, ''));
  const remedy = `Add the TXT record "v=DKIM1; k=rsa; p=${key}".`;
  return { standard: 'DKIM', name, isThere: publishedKeys.includes(key), remedy };
}

/** A domain without a policy inherits the policy of its parent domain, down to a domain of two labels. */
function namesFor(domain: string): string[] {
  const labels = domain.split('.');
  const domains = labels.slice(0, Math.max(labels.length - 1, 1)).map((_, index) => labels.slice(index).join('.'));
  return domains.map((name) => `_dmarc.${name}`);
}
