import type { Hono } from 'hono';
import type { Problem } from '../../contract/index.ts';
import { type Clock, formatInstant, type Instant } from '../../time/index.ts';
import type { Caller, Records } from '../records/index.ts';
import { type Env, respondWithProblem } from '../routes/index.ts';

export type ExportContext = {
  readonly records: Pick<Records, 'exportRows' | 'recordChange'>;
  readonly clock: Clock;
};

/** Serves the export of an account to its owners. Mounted behind authentication. */
export function mountExport(app: Hono<Env>, { records, clock }: ExportContext): void {
  app.get('/v1/export', async function respondWithExport(context) {
    const { caller } = context.var;
    const refusal = refusalOf(caller);
    if (refusal) return respondWithProblem(context, refusal);
    const now = clock();
    const day = formatInstant(now, 0).slice(0, 10);
    const headers = {
      'Content-Type': 'application/jsonl; charset=utf-8',
      'Content-Disposition': `attachment; filename="sched-booking-${day}.jsonl"`,
      'Cache-Control': 'no-store',
    };
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    await recordExport(records, { caller, now });
    return context.body(ReadableStream.from(encode(linesOf(records, { caller, now }))), 200, headers);
  });
  app.all('/v1/export', (context) =>
    respondWithProblem(context, { code: 'method_not_allowed', allow: ['GET', 'HEAD'] }),
  );
}

/** The file holds everything, so it is for those who may delete everything and have just confirmed who they are. */
function refusalOf(caller: Caller): Problem | undefined {
  if (caller.via !== 'session') return { code: 'access_denied', message: notForPrograms };
  if (caller.role !== 'owner') return { code: 'access_denied', message: 'Only an owner can export the account.' };
  return caller.isProven ? undefined : { code: 'proof_required' };
}

const notForPrograms = 'Only an owner who is signed in to the console can export the account.';

type ExportRequest = { readonly caller: Caller; readonly now: Instant };

async function recordExport(
  records: Pick<Records, 'recordChange'>,
  { caller: { accountId, userId, via }, now }: ExportRequest,
): Promise<void> {
  await records.recordChange({
    accountId,
    actor: { via, user_id: userId },
    operation: 'exportAccount',
    now,
    subject: { kind: 'account', id: String(accountId) },
    change: { fields: [] },
  });
}

async function* linesOf(
  records: ExportContext['records'],
  { caller: { accountId }, now }: ExportRequest,
): AsyncGenerator<string> {
  yield JSON.stringify({ account_id: accountId, exported_at: formatInstant(now, 0) });
  let rows = 0;
  for await (const { table, content } of records.exportRows(accountId)) {
    // The content is JSON already.
    yield `{"table":${JSON.stringify(table)},"row":${content}}`;
    rows += 1;
  }
  yield JSON.stringify({ rows });
}

async function* encode(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const line of lines) yield encoder.encode(`${line}\n`);
}
