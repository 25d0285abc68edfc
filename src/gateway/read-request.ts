import type { Context } from 'hono';
import * as v from 'valibot';
import { EventDraft, errorsByPath, requests } from '../contract/index.ts';
import { daysBetween } from '../time/index.ts';
import { BoundedMap } from './bounded-map.ts';
import type { PageQuestion } from './list-slots.ts';
import { monthsOf } from './months.ts';
import { type Outcome, refuse } from './outcome.ts';
import { readAtMost } from './read-at-most.ts';

/** The longest range a page may ask for at once: a month's grid, and a day more on each side. */
const longestRangeDays = 62;
const longestBodyBytes = 16 * 1024;

/** Reads the id in the path; anything that is no id names nothing. */
export function readId(context: Context): Outcome<number> {
  const parsed = v.safeParse(requests.getEventType.params, { id: context.req.param('id') });
  return parsed.success ? { ok: true, data: parsed.output.id } : refuse({ code: 'resource_not_found' });
}

/** Reads the query of slots; visitors of one zone ask the same, and reading a zone's name takes long. */
export function readSlotsQuestion(context: Context): Outcome<PageQuestion> {
  const { url } = context.req;
  const query = url.slice(url.indexOf('?') + 1);
  const known = questions.get(query);
  if (known) return { ok: true, data: known };
  const read = readSlotsQuery(context.req.query());
  if (read.ok) questions.set(query, read.data);
  return read;
}

const questions = new BoundedMap<PageQuestion>(2000);

function readSlotsQuery(query: Record<string, string>): Outcome<PageQuestion> {
  const parsed = v.safeParse(requests.getSlots.query, query);
  if (!parsed.success) return refuse({ code: 'validation_failed', errors: errorsByPath(parsed.issues) });
  const { start, end } = parsed.output;
  if (daysBetween(start, end) < longestRangeDays) {
    return { ok: true, data: { ...parsed.output, months: monthsOf(parsed.output) } };
  }
  return refuse({ code: 'validation_failed', errors: { end: [`must be within ${longestRangeDays} days of "start"`] } });
}

/** Reads the body that books a time; only JSON declared as JSON, which no form of another site can send. */
export async function readDraft({ req }: Context): Promise<Outcome<EventDraft>> {
  const type = req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) return refuse({ code: 'unsupported_media_type' });
  const bytes = req.raw.body ? await readAtMost(req.raw.body, longestBodyBytes) : new Uint8Array();
  if (!bytes) return refuse({ code: 'body_too_large' });
  const body = parseJson(new TextDecoder().decode(bytes));
  if (!body.ok) return body;
  const parsed = v.safeParse(EventDraft, body.data);
  if (parsed.success) return { ok: true, data: parsed.output };
  return refuse({ code: 'validation_failed', errors: errorsByPath(parsed.issues) });
}

/** Reads the Idempotency-Key header: 1 to 255 printable characters of ASCII. */
export function readIdempotencyKey({ req }: Context): Outcome<string | undefined> {
  const key = req.header('idempotency-key');
  if (key === undefined || /^[\x20-\x7e]{1,255}$/.test(key)) return { ok: true, data: key };
  const sentence = 'must be 1 to 255 printable ASCII characters';
  return refuse({ code: 'validation_failed', errors: { 'Idempotency-Key': [sentence] } });
}

function parseJson(text: string): Outcome<unknown> {
  try {
    return { ok: true, data: JSON.parse(text) };
  } catch {
    return refuse({ code: 'invalid_json' });
  }
}
