import type { CalendarService } from '../calendars/calendar-service.testing.ts';
import { instant, makeMail, makeMember, makeTeam, type TestAccount } from '../testing/index.ts';

export const webhookDraft = { url: 'https://example.com/hook', events: ['event.created'] };

type World = { readonly service: CalendarService; readonly host: TestAccount; readonly feedUrl: string };

/** Makes one of each thing that an account has. */
export async function makeThings({ service, host, feedUrl }: World) {
  const event = (await service.book(host, '2026-03-06T09:00:00+01:00')).body.data;
  const toCancel = (await service.book(host, '2026-03-06T10:00:00+01:00')).body.data;
  const toReassign = (await service.book(host, '2026-03-06T14:00:00+01:00')).body.data;
  const noShow = (await service.book(host, '2026-03-02T09:00:00+01:00')).body.data;
  const otherDraft = { answers: { name: 'Ada King', email: 'king@example.com' }, ignore_rules: true };
  const other = (await service.book(host, '2026-03-07T09:00:00+01:00', otherDraft)).body.data;
  service.holdClock('2026-03-02T09:00:01+01:00');
  const sharedEventType = await host.eventType();
  await service.send(host, `PUT /event-types/${sharedEventType}/hosts`, { hosts: [{ user_id: host.userId }] });
  const form = `/v1/event-types/${host.eventTypeId}/booking-forms`;
  const fieldDraft = { key: host.key, body: { identifier: 'team', type: 'text' } };
  const make = async (request: `POST ${string}`, draft?: object) =>
    (await service.send(host, request, draft)).body.data.id;
  const webhookPath = `/webhooks/${await make('POST /webhooks', webhookDraft)}`;
  return {
    event,
    toCancel,
    noShow,
    toReassign,
    form,
    webhookPath,
    feedUrl,
    mergedContact: other.contact_id,
    member: await makeMember(service.store, host.accountId, 'member'),
    formerMember: await makeMember(service.store, host.accountId, 'member'),
    unusedKey: await makeKey(service, host),
    mail: await makeMail(service.store, { accountId: host.accountId, eventId: event.id }),
    unusedEventType: await host.eventType(),
    sharedEventType,
    unusedAvailability: await make('POST /availabilities', { name: 'Unused' }),
    field: (await service.request(form, fieldDraft)).body.data.id,
    team: await makeTeam(service.store, [host], 'team'),
    webhook: await make('POST /webhooks', webhookDraft),
    delivery: await make(`POST ${webhookPath}/test`),
    calendar: (await service.connect(host, feedUrl)).body.data.id,
    unusedCalendar: (await service.connect(host, feedUrl)).body.data.id,
  };
}

export type Things = Awaited<ReturnType<typeof makeThings>>;

async function makeKey({ store }: CalendarService, { accountId, userId }: TestAccount): Promise<number> {
  const draft = { accountId, userId, name: 'Unused', now: instant('2026-03-01T00:00:00Z') };
  return (await store.saveApiKey({ ...draft, scopes: ['read'] })).id;
}

export function period(start: string) {
  return { start, end: `${Number(start.slice(0, 2)) + 2}:00` };
}
