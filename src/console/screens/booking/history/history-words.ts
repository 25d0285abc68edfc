import type { Event, EventHistoryEntry, Mail } from '../../../../contract/index.ts';
import { languageOf } from '../../../../language/index.ts';
import { addMinutes, parseInstant } from '../../../../time/index.ts';
import { now } from '../../../data/index.ts';
import { recipientOf } from '../../../deliveries/index.ts';
import { languageName, listText, withColon } from '../../../formats/index.ts';
import { signedIn } from '../../../session/index.ts';
import { locale } from '../../../words/index.ts';
import { momentOf } from '../moment.ts';
import { words } from '../words/index.ts';

type Change = Extract<EventHistoryEntry, { kind: 'change' }>;
type Status = { readonly label: string; readonly tone: 'good' | 'warning' | 'bad' | 'plain' };

const tones = { pending: 'warning', succeeded: 'good', failed: 'bad', skipped: 'plain', kept: 'plain' } as const;

/** Describes what happened, in the words of a host. */
export function sentenceOf(entry: Exclude<EventHistoryEntry, { kind: 'webhook' }>, event: Event): string {
  const texts = words.current.history;
  if (entry.kind === 'mail') return texts.mail(texts.mails[entry.mail.kind], recipientOf(entry.mail));
  const { change, from, to, host } = entry;
  const who = whoIn(entry, event);
  if (change === 'rescheduled' && to !== undefined) {
    return texts.rescheduled(who, momentOf(to), from === undefined ? undefined : momentOf(from));
  }
  if (change === 'reassigned' && host !== undefined) return texts.reassigned(who, host);
  return texts.changes[change](who);
}

/** How many hosts a history names, unless the booked host comes later. */
const maxTurns = 5;

/**
 * Describes whose turn it was, up to a few hosts after the one who was booked; undefined if hosts do not take turns.
 */
export function turnsText(entry: EventHistoryEntry): string | undefined {
  if (entry.kind !== 'change' || !entry.turns) return undefined;
  const { turn, turnNotFree, turns, withCredit } = words.current.history;
  const { format } = new Intl.NumberFormat(locale().tag);
  const bookedIndex = entry.turns.findIndex(({ refusal }) => refusal === undefined);
  const firstTurns = entry.turns.slice(0, Math.max(maxTurns, bookedIndex + 1));
  const hosts = firstTurns.map(({ host, assigned, credit, refusal }) => {
    const count = credit === undefined ? format(assigned) : withCredit(format(assigned), format(credit));
    return (refusal ? turnNotFree : turn)(host, count);
  });
  return turns(listText(hosts));
}

/** Names the language of an email; undefined if it is unknown, or that of the page. */
export function languageText(entry: EventHistoryEntry): string | undefined {
  const tag = entry.kind === 'mail' ? entry.mail.locale : undefined;
  if (tag === undefined || languageOf(tag) === locale().language) return undefined;
  return withColon(words.current.history.language, languageName(tag));
}

/** Describes the state of a message; undefined if it is not a message. */
export function statusOf(entry: EventHistoryEntry): Status | undefined {
  if (entry.kind === 'change') return undefined;
  if (plannedFor(entry) !== undefined) return { label: words.current.history.statuses.planned, tone: 'plain' };
  const status = entry.kind === 'mail' ? sentOrKept(entry.mail) : entry.delivery.status;
  return { label: words.current.history.statuses[status], tone: tones[status] };
}

/** Mail that is kept on the server instead of being sent succeeds at once, without a response of a mail server. */
function sentOrKept({ status, response_status: response }: Mail): Mail['status'] | 'kept' {
  const isKept = status === 'pending' ? !signedIn().sends_mail : status === 'succeeded' && response === null;
  return isKept ? 'kept' : status;
}

/** Returns when an email is scheduled; undefined if it is due within a minute. */
export function plannedFor(entry: EventHistoryEntry): string | undefined {
  if (entry.kind !== 'mail' || entry.mail.status !== 'pending' || entry.mail.tries > 0) return undefined;
  const nextTryAt = entry.mail.next_try_at ?? '';
  const instant = parseInstant(nextTryAt);
  return instant !== undefined && instant > addMinutes(now(), 1) ? nextTryAt : undefined;
}

/** Returns whether a message is due, and is neither sent nor given up yet. */
export function isUnderWay(entry: EventHistoryEntry): boolean {
  if (entry.kind === 'change' || plannedFor(entry) !== undefined) return false;
  return (entry.kind === 'mail' ? entry.mail : entry.delivery).status === 'pending';
}

/** Names who acted. On public pages no one is signed in, so it was the invitee. */
function whoIn({ actor, actor_name: name }: Change, { invitee }: Event): string | undefined {
  const { actors } = words.current.history;
  if (!actor) return undefined;
  if (actor.via === 'gateway') return invitee.name;
  if (actor.via === 'mcp') return actors.assistant;
  if (actor.via !== 'session') return actors.program;
  return actor.user_id === signedIn().user.id ? actors.you : (name ?? actors.colleague);
}
