import type { EndpointName } from '../../../contract/index.ts';
import type { CommandContext } from '../command.ts';

type CommandChange = {
  readonly accountId: number;
  /** The operation that makes the same change. */
  readonly operation: EndpointName;
  readonly subject: { readonly kind: 'account' | 'API key' | 'user'; readonly id: number };
  readonly fields?: readonly string[];
};

/** Records in the journal of an account what a command changed, as its operations do for themselves. */
export function recordCommand(
  { store, clock }: Pick<CommandContext, 'store' | 'clock'>,
  { accountId, operation, subject: { kind, id }, fields = [] }: CommandChange,
): Promise<void> {
  const actor = { via: 'command', user_id: null } as const;
  const subject = { kind, id: String(id) };
  return store.recordChange({ accountId, actor, operation, subject, change: { fields }, now: clock() });
}
