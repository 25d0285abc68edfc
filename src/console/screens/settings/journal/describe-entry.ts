import type { JournalEntry } from '../../../../contract/index.ts';
import { factsLine, withColon, withComma } from '../../../formats/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { words } from './words/index.ts';

type DescribedEntry = {
  /** The change, as `Schedule: changed`. */
  readonly what: string;
  /** The name of what was changed, and the address of its screen, if it has them. */
  readonly subject: { readonly name: string; readonly href: string | undefined } | undefined;
  /** The labels of the changed fields; empty for a change of the whole. */
  readonly fields: string;
  /** Who made it and how, as `Ana Host, in the console`. */
  readonly who: string;
};

/** Describes a change and who made it, given the names of the people. */
export function describeEntry(entry: JournalEntry, names: ReadonlyMap<number, string>): DescribedEntry {
  const { operation, subject, actor } = entry;
  const texts = words.current;
  // A newer server may record kinds of changes that have no words here yet.
  const { kinds }: { readonly kinds: Readonly<Record<string, string>> } = texts;
  const kind = kinds[subject.kind] ?? subject.kind;
  const who = actor.user_id === null ? actorKind(actor) : (names.get(actor.user_id) ?? texts.someone);
  return {
    what: withColon(kind, actionOf(entry) ?? operation),
    subject: subject.name === undefined ? undefined : { name: subject.name, href: hrefOf(subject) },
    fields: factsLine(labelsOf(entry)),
    who: withComma(who, texts.ways[actor.via]),
  };
}

/** Describes what was done; undefined for an operation without words. A question is a part of its event type. */
function actionOf(entry: JournalEntry): string | undefined {
  const { operation } = entry;
  const { questions, verbs }: Readonly<Record<'questions' | 'verbs', Readonly<Record<string, string>>>> = words.current;
  const [verb = operation] = /^[a-z]+/.exec(operation) ?? [];
  if (operation.includes('BookingFormField')) return questions[verb];
  return exactAction(entry) ?? verbs[verb];
}

/** Describes what an operation did that can do one of two things; undefined for others, and for older entries. */
function exactAction({ operation, archived, absent, fields }: JournalEntry): string | undefined {
  const { exact } = words.current;
  if (archived !== undefined) return archived ? exact.archived : exact.restored;
  if (absent === false) return exact.unmarked;
  return operation === 'deleteContact' && fields.includes('events') ? exact.erased : undefined;
}

/** Lists the labels of what a change was about. */
function labelsOf({ operation, fields }: JournalEntry): string[] {
  const labels: Readonly<Record<string, string>> = words.current.fields;
  // A new resource is changed as a whole, other operations say what they do, and so does a change of a question.
  const hasLabels = operation.startsWith('update') && !operation.includes('BookingFormField');
  return hasLabels ? fields.map((field) => labels[field] ?? field) : [];
}

const screens: Readonly<Record<string, string>> = {
  event: '/bookings/',
  'event type': '/event-types/',
  availability: '/availability/',
  contact: '/contacts/',
};

function hrefOf({ kind, id }: JournalEntry['subject']): string | undefined {
  const path = screens[kind];
  return path === undefined ? undefined : hrefTo(`${path}${id}`);
}

function actorKind({ via }: JournalEntry['actor']): string {
  const { invitee, operator, program, server } = words.current;
  if (via === 'command') return operator;
  if (via === 'service') return server;
  return via === 'gateway' ? invitee : program;
}
