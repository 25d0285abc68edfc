import { ok, type Refused, type Result, refuse, type Webhook } from '../../contract/index.ts';
import { addMinutes } from '../../time/index.ts';
import type { Asked } from './act.ts';
import { given } from './given.ts';
import { changeSettings } from './locked.ts';
import { ownOrRefused } from './own.ts';
import type { Caller, Parts, Records } from './parts.ts';
import { refuseOneMore } from './quota.ts';

/** Lists all webhooks, newest first, with their secrets. */
export async function listWebhooks({ records }: Parts, { caller }: Asked<'listWebhooks'>): Promise<Result<Webhook[]>> {
  return ok(await records.listWebhooks(caller.accountId));
}

export async function showWebhook(
  { records }: Parts,
  { caller, params }: Asked<'getWebhook'>,
): Promise<Result<Webhook>> {
  return ownWebhook(records, caller, params.id);
}

export async function createWebhook(
  parts: Parts,
  { caller, body: content }: Asked<'createWebhook'>,
): Promise<Result<Webhook>> {
  const refused = refuseUrl(parts, content.url);
  if (refused) return refused;
  return changeSettings(parts, caller, async (settings) => {
    const { accountId } = caller;
    const { length } = await settings.listWebhooks(accountId);
    return (
      refuseOneMore('webhooks', length) ?? ok(await settings.saveWebhook({ accountId, content, now: parts.clock() }))
    );
  });
}

export async function updateWebhook(
  parts: Parts,
  { caller, params: { id }, body }: Asked<'updateWebhook'>,
): Promise<Result<Webhook>> {
  const refused = body.url === undefined ? undefined : refuseUrl(parts, body.url);
  return changeSettings(parts, caller, async (settings) => {
    const found = await ownWebhook(settings, caller, id);
    if (!found.ok) return found;
    if (refused) return refused;
    const { url, events, is_active } = { ...found.data, ...given(body) };
    const content = { url, events, is_active };
    return ok(await settings.updateWebhook({ accountId: caller.accountId, id, content, now: parts.clock() }));
  });
}

export async function deleteWebhook(
  parts: Parts,
  { caller, params: { id } }: Asked<'deleteWebhook'>,
): Promise<Result<null>> {
  return changeSettings(parts, caller, async (settings) => {
    const found = await ownWebhook(settings, caller, id);
    if (!found.ok) return found;
    await settings.deleteWebhook(caller.accountId, id);
    return ok(null);
  });
}

/** How long the secret that was replaced signs beside the new one. */
const formerSecretMinutes = 24 * 60;

/** Replaces the secret. The old one signs too for a day; a second rotation within that day ends it. */
export async function rotateSecret(
  parts: Parts,
  { caller, params: { id } }: Asked<'rotateWebhookSecret'>,
): Promise<Result<Webhook>> {
  return changeSettings(parts, caller, async (settings) => {
    const found = await ownWebhook(settings, caller, id);
    if (!found.ok) return found;
    const now = parts.clock();
    const formerUntil = addMinutes(now, formerSecretMinutes);
    return ok(await settings.rotateSecret({ accountId: caller.accountId, id, now, formerUntil }));
  });
}

function refuseUrl({ refuseTarget }: Parts, url: string): Refused | undefined {
  const sentence = refuseTarget(url);
  return sentence === undefined ? undefined : refuse({ code: 'validation_failed', errors: { url: [sentence] } });
}

export async function ownWebhook(records: Records, caller: Caller, id: number): Promise<Result<Webhook>> {
  const found = (await records.listWebhooks(caller.accountId)).find((webhook) => webhook.id === id);
  return ownOrRefused(records, { caller, thing: { kind: 'webhook', id }, found });
}
