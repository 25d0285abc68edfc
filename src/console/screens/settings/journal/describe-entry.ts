import type { JournalEntry } from '../../../../contract/index.ts';
import { withColon, withComma } from '../../../formats/index.ts';
import { words } from './words/index.ts';

/** Returns the change and who made it, as `Schedule: changed` and `Ana Host, in the console`. */
export function describeEntry(
  { operation, subject, actor }: JournalEntry,
  names: ReadonlyMap<number, string>,
): { what: string; who: string } {
  const own = words.current;
  // A newer server may record kinds of changes that have no words here yet.
  const { kinds, verbs }: Readonly<Record<'kinds' | 'verbs', Readonly<Record<string, string>>>> = own;
  const [verb = operation] = /^[a-z]+/.exec(operation) ?? [];
  const kind = kinds[subject.kind] ?? subject.kind;
  const who = actor.user_id === null ? nobodyKnown(actor) : (names.get(actor.user_id) ?? own.someone);
  return { what: withColon(kind, verbs[verb] ?? operation), who: withComma(who, own.ways[actor.via]) };
}

function nobodyKnown({ via }: JournalEntry['actor']): string {
  return via === 'gateway' ? words.current.invitee : words.current.program;
}
