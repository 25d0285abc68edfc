import { type Component, findLine, findLines } from './components.ts';
import type { ContentLine } from './content-line.ts';

/** Which entries of a calendar block: those that say the host is busy, or all. */
export type BlockingRule = 'busy' | 'all';

export type BlockingOptions = {
  readonly rule: BlockingRule;
  /** The mail addresses of the host, in lower case. */
  readonly hostAddresses: readonly string[];
};

/** The values by which Outlook marks times as available. */
const freeStatuses = ['FREE', 'WORKINGELSEWHERE'];

/** The status of a canceled event (RFC 5545, 3.8.1.11), and a common misspelling. */
const canceledStatuses = ['CANCELLED', 'CANCELED'];

/** Returns whether an event keeps the host from meetings. A tentative one does. */
export function doesBlock(event: Component, { rule, hostAddresses }: BlockingOptions): boolean {
  if (canceledStatuses.includes(wordOf(event, 'STATUS'))) return false;
  if (rule === 'all') return true;
  if (wordOf(event, 'TRANSP') === 'TRANSPARENT') return false;
  if (freeStatuses.includes(wordOf(event, 'X-MICROSOFT-CDO-BUSYSTATUS'))) return false;
  return !isDeclined(event, hostAddresses);
}

/** Returns whether the host declined. A host who is invited at two addresses comes if they accept at either. */
function isDeclined(event: Component, hostAddresses: readonly string[]): boolean {
  const invitations = findLines(event, 'ATTENDEE').filter((line) => isAddressOf(line, hostAddresses));
  const replies = invitations.map(({ params }) => params.get('PARTSTAT')?.trim().toUpperCase());
  return replies.includes('DECLINED') && !replies.includes('ACCEPTED') && !replies.includes('TENTATIVE');
}

/** Returns whether an attendee or organizer is the host. */
export function isAddressOf({ params, value }: ContentLine, hostAddresses: readonly string[]): boolean {
  // The value may be something else than an address. The address is then in a parameter (RFC 7986, 6.2).
  const addresses = [value.trim().replace(/^mailto:/i, ''), params.get('EMAIL') ?? ''];
  return addresses.some((address) => hostAddresses.includes(address.toLowerCase()));
}

function wordOf(event: Component, name: string): string {
  return findLine(event, name)?.value.trim().toUpperCase() ?? '';
}
