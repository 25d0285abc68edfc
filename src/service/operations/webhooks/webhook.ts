import { ok, type ProblemResult, type Result, refuse, type Webhook } from '../../../contract/index.ts';
import { addMinutes } from '../../../time/index.ts';
import type { Caller, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Input } from '../operation.ts';
import { ownOrRefusal } from '../ownership.ts';
import { refuseOneMore } from '../quota.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { withAccountLock } from '../with-account-lock.ts';

/** Lists all webhooks, newest first, with their secrets for those who may see them. */
export async function listWebhooks(
  { records }: Context,
  { caller }: Input<'listWebhooks'>,
): Promise<Result<Webhook[]>> {
  return ok((await records.listWebhooks(caller.accountId)).map((webhook) => forCaller(caller, webhook)));
}

export async function getWebhook(
  { records }: Context,
  { caller, params }: Input<'getWebhook'>,
): Promise<Result<Webhook>> {
  const webhook = await ownWebhook(records, caller, params.id);
  return webhook.ok ? ok(forCaller(caller, webhook.data)) : webhook;
}

export async function createWebhook(
  context: Context,
  { caller, body: content }: Input<'createWebhook'>,
): Promise<Result<Webhook>> {
  const refusal = refuseUrl(context, content.url);
  if (refusal) return refusal;
  return withAccountLock(context, caller, async (accountRecords) => {
    const { accountId } = caller;
    const { length } = await accountRecords.listWebhooks(accountId);
    return (
      refuseOneMore('webhooks', length) ??
      ok(await accountRecords.saveWebhook({ accountId, content, now: context.clock() }))
    );
  });
}

export async function updateWebhook(
  context: Context,
  { caller, params: { id }, body, ifMatch }: Input<'updateWebhook'>,
): Promise<Result<Webhook>> {
  const refusal = body.url === undefined ? undefined : refuseUrl(context, body.url);
  return withAccountLock(context, caller, async (accountRecords) => {
    const webhook = await ownWebhook(accountRecords, caller, id);
    if (!webhook.ok) return webhook;
    if (refusal) return refusal;
    const conflict = refuseChanged({ ifMatch }, forCaller(caller, webhook.data));
    if (conflict) return conflict;
    if (body.url !== undefined && body.url !== webhook.data.url && !isTrusted(caller))
      return refuse({ code: 'proof_required' });
    const { url, events, is_active } = { ...webhook.data, ...omitUndefined(body) };
    const content = { url, events, is_active };
    const { accountId } = caller;
    const updatedWebhook = await accountRecords.updateWebhook({ accountId, id, content, now: context.clock() });
    return ok(forCaller(caller, updatedWebhook));
  });
}

export async function deleteWebhook(
  context: Context,
  { caller, params: { id } }: Input<'deleteWebhook'>,
): Promise<Result<null>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const webhook = await ownWebhook(accountRecords, caller, id);
    if (!webhook.ok) return webhook;
    await accountRecords.deleteWebhook(caller.accountId, id);
    return ok(null);
  });
}

/** How long the previous secret signs together with the new one. */
const formerSecretMinutes = 24 * 60;

/** Replaces the secret. The previous one also signs for a day; a second rotation within that day ends it. */
export async function rotateWebhookSecret(
  context: Context,
  { caller, params: { id } }: Input<'rotateWebhookSecret'>,
): Promise<Result<Webhook>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const webhook = await ownWebhook(accountRecords, caller, id);
    if (!webhook.ok) return webhook;
    const now = context.clock();
    const formerUntil = addMinutes(now, formerSecretMinutes);
    return ok(await accountRecords.rotateSecret({ accountId: caller.accountId, id, now, formerUntil }));
  });
}

function forCaller(caller: Caller, webhook: Webhook): Webhook {
  return isTrusted(caller) ? webhook : { ...webhook, secret: '' };
}

/**
 * Returns whether a caller may see the secret and choose the address. Whoever knows the secret can forge deliveries,
 * and whoever chooses the address reads them, even after their key is revoked. Neither is for a stranger at an
 * abandoned session, or for a program that cannot change the webhook.
 */
function isTrusted(caller: Caller): boolean {
  return caller.via === 'session' ? caller.isProven : caller.scopes.includes('settings');
}

function refuseUrl({ refuseTarget }: Context, url: string): ProblemResult | undefined {
  const refusal = refuseTarget(url);
  return refusal && refuse({ code: 'validation_failed', reason: refusal.reason, errors: { url: [refusal.sentence] } });
}

export async function ownWebhook(records: Records, caller: Caller, id: number): Promise<Result<Webhook>> {
  const match = (await records.listWebhooks(caller.accountId)).find((webhook) => webhook.id === id);
  return ownOrRefusal(records, { caller, resource: { kind: 'webhook', id }, match });
}
