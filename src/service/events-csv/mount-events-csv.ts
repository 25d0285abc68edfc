import type { Context, Hono } from 'hono';
import { EventTableQuery } from '../../contract/index.ts';
import { formatInstantIn } from '../../time/index.ts';
import {
  checkPermission,
  type ExportedEvents,
  exportEvents,
  type Context as OperationContext,
} from '../operations/index.ts';
import { type Env, readQuery, respondWithProblem } from '../routes/index.ts';
import { createColumns } from './columns.ts';
import { byteOrderMark, writeRow } from './write-row.ts';

/** Serves events as a table, to those who may list them. Mounted behind authentication. */
export function mountEventsCsv(app: Hono<Env>, operationContext: Pick<OperationContext, 'records' | 'clock'>): void {
  app.get('/v1/events.csv', async function respondWithTable(context) {
    const { caller } = context.var;
    const permission = checkPermission('listEvents', caller);
    if (!permission.ok) return respondWithProblem(context, permission.problem);
    const query = readQuery(context, EventTableQuery);
    if (!query.ok) return respondWithProblem(context, query.problem);
    const result = await exportEvents(operationContext, { caller, query: query.data });
    if (!result.ok) return respondWithProblem(context, result.problem);
    return respond(context, result.data);
  });
  app.all('/v1/events.csv', (context) =>
    respondWithProblem(context, { code: 'method_not_allowed', allow: ['GET', 'HEAD'] }),
  );
}

/** Responds once the first part is ready: until then, a database that does not respond is an ordinary problem. */
async function respond(context: Context<Env>, table: ExportedEvents): Promise<Response> {
  const day = formatInstantIn(table.now, table.zone).slice(0, 10);
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="bookings-${day}.csv"`,
    'Cache-Control': 'no-store',
  };
  if (context.req.method === 'HEAD') return context.body(null, 200, headers);
  const parts = encodedParts(table);
  const first = await parts.next();
  return context.body(ReadableStream.from(startingWith(first, parts)), 200, headers);
}

async function* encodedParts({ parts, ...settings }: ExportedEvents): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const { header, rowOf } = createColumns(settings);
  let unwritten = byteOrderMark + writeRow(header);
  for await (const events of parts) {
    yield encoder.encode(unwritten + events.map((event) => writeRow(rowOf(event))).join(''));
    unwritten = '';
  }
  if (unwritten !== '') yield encoder.encode(unwritten);
}

async function* startingWith<Part>(first: IteratorResult<Part>, rest: AsyncGenerator<Part>): AsyncGenerator<Part> {
  if (!first.done) yield first.value;
  yield* rest;
}
