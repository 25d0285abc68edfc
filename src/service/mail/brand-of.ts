import type { Records } from '../records/index.ts';
import type { EmailBrand } from './content/index.ts';

type BrandSource = {
  readonly records: Pick<Records, 'findBranding'>;
  /** Where mail programs load logos; empty if unknown. */
  readonly publicUrl?: string | undefined;
};

/** Reads the branding of emails. Mail programs block pictures over plain http, or warn about them. */
export async function brandOf({ records, publicUrl = '' }: BrandSource, accountId: number): Promise<EmailBrand> {
  const { name, color, logo } = await records.findBranding(accountId);
  return { name, color, logo: logo !== null && publicUrl.startsWith('https://') ? `${publicUrl}${logo}` : undefined };
}
