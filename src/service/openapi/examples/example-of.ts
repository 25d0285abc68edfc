import type * as v from 'valibot';
import { accessExamples } from './access-examples.ts';
import { accountExamples } from './account-examples.ts';
import { calendarExamples } from './calendar-examples.ts';
import { eventExamples } from './event-examples.ts';
import { scheduleExamples } from './schedule-examples.ts';
import { webhookExamples } from './webhook-examples.ts';

const examples = new Map<v.GenericSchema, unknown>([
  ...scheduleExamples,
  ...eventExamples,
  ...accountExamples,
  ...accessExamples,
  ...calendarExamples,
  ...webhookExamples,
]);

/** Returns an example of a response with this schema: a noun, a list or a page of one, or null. */
export function exampleOf(schema: v.GenericSchema): unknown {
  if (examples.has(schema)) return examples.get(schema);
  const item = itemOf(schema);
  if (item) return [exampleOf(item)];
  const list = pageListOf(schema);
  return list ? { current_page: 1, data: exampleOf(list), per_page: 15, total: 1 } : null;
}

function itemOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  // The schema of an array holds the schema of its items here.
  return 'item' in schema ? (schema.item as v.GenericSchema) : undefined;
}

function pageListOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  // The schema of an object holds the schemas of its keys here.
  return 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>).data : undefined;
}
