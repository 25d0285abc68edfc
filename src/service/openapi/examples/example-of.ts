import type * as v from 'valibot';
import { accessExamples } from './access-examples.ts';
import { accountExamples } from './account-examples.ts';
import { calendarExamples } from './calendar-examples.ts';
import { eventExamples } from './event-examples.ts';
import { scheduleExamples } from './schedule-examples.ts';
import { webhookExamples } from './webhook-examples.ts';

const byNoun = new Map<v.GenericSchema, unknown>([
  ...scheduleExamples,
  ...eventExamples,
  ...accountExamples,
  ...accessExamples,
  ...calendarExamples,
  ...webhookExamples,
]);

/** Returns what an operation whose answer has this schema can answer: a noun, a list or a page of one, or null. */
export function exampleOf(schema: v.GenericSchema): unknown {
  if (byNoun.has(schema)) return byNoun.get(schema);
  const item = itemOf(schema);
  if (item) return [exampleOf(item)];
  const list = pageListOf(schema);
  return list ? { current_page: 1, data: exampleOf(list), per_page: 15, total: 1 } : null;
}

function itemOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  // An array's schema carries the schema of its items there.
  return 'item' in schema ? (schema.item as v.GenericSchema) : undefined;
}

function pageListOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  // An object's schema carries the schemas of its parts there.
  return 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>).data : undefined;
}
