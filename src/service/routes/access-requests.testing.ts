import type { EndpointName } from '../../contract/index.ts';
import type { RequestOnce } from './request-once.testing.ts';
import { type Things, webhookDraft } from './things.testing.ts';

const webhookFields = 'id url events secret is_active created_at updated_at';
const deliveryFields = 'id kind status tries response_status failure_reason next_try_at created_at updated_at';
const memberFields = 'id first_name last_name username email state role invited_until';
const apiKeyFields = 'id name scopes last_four user_id created_at last_used_at';

/** Lists the requests about webhooks and their deliveries. */
export function listWebhookRequests({ delivery, webhookPath, webhook }: Things) {
  return {
    listWebhooks: { path: '/v1/webhooks', fields: webhookFields },
    createWebhook: { path: '/v1/webhooks', body: webhookDraft, fields: webhookFields },
    getWebhook: { path: `/v1/webhooks/${webhook}`, fields: webhookFields },
    updateWebhook: { path: `/v1/webhooks/${webhook}`, body: { is_active: false }, fields: webhookFields },
    deleteWebhook: { path: `/v1/webhooks/${webhook}` },
    rotateWebhookSecret: { path: `/v1${webhookPath}/rotate-secret`, fields: webhookFields },
    listWebhookDeliveries: { path: `/v1${webhookPath}/deliveries`, fields: 'current_page data per_page total' },
    getWebhookDelivery: { path: `/v1${webhookPath}/deliveries/${delivery}`, fields: `${deliveryFields} payload` },
    redeliverWebhookDelivery: { path: `/v1${webhookPath}/deliveries/${delivery}/redeliver`, fields: deliveryFields },
    testWebhook: { path: `/v1${webhookPath}/test`, fields: deliveryFields },
  } satisfies Partial<Record<EndpointName, RequestOnce>>;
}

/** Lists the requests about members and API keys. */
export function listPeopleRequests({ member, formerMember, unusedKey }: Things) {
  return {
    listMembers: { path: '/v1/members', fields: memberFields },
    inviteMember: {
      path: '/v1/members',
      body: { email: 'katherine@example.com', first_name: 'Katherine', role: 'member' },
      fields: `${memberFields} invitation_link`,
    },
    updateMember: { path: `/v1/members/${member}`, body: { role: 'admin' }, fields: memberFields },
    removeMember: { path: `/v1/members/${formerMember}` },
    inviteMemberAgain: {
      path: `/v1/members/${formerMember}/invite`,
      body: { role: 'member' },
      fields: `${memberFields} invitation_link`,
    },
    listApiKeys: { path: '/v1/api-keys', fields: apiKeyFields },
    createApiKey: { path: '/v1/api-keys', body: { name: 'Website' }, fields: `${apiKeyFields} key` },
    revokeApiKey: { path: `/v1/api-keys/${unusedKey}` },
  } satisfies Partial<Record<EndpointName, RequestOnce>>;
}
