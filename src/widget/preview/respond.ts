import type { Slot } from '../../contract/index.ts';
import type { Preview } from '../attributes/index.ts';
import { sampleSlots } from './sample-slots.ts';

/** Responds to a request as the gateway would with the data of the preview. Bookings are never sent to it. */
export function respondWithPreview(address: string, preview: Preview, now: number): Response {
  const [path = '', query] = address.split('?');
  return Response.json({ success: true, data: dataOf(path, new URLSearchParams(query), { preview, now }) });
}

type PreviewSource = { readonly preview: Preview; readonly now: number };

function dataOf(path: string, query: URLSearchParams, { preview, now }: PreviewSource): unknown {
  if (path.endsWith('/booking-forms')) return preview.fields;
  if (path.endsWith('/form-token')) return { token: '', usable_in_seconds: 0, proof_of_work: null };
  if (!path.endsWith('/slots')) return preview.eventType;
  const dates = { start: query.get('start') ?? '', end: query.get('end') ?? '' };
  const durationMinutes = Number(query.get('duration') ?? preview.eventType.duration);
  const zone = preview.eventType.host.timezone;
  return slotsOf(preview.slots ?? sampleSlots({ ...dates, durationMinutes, zone, now }), dates);
}

function slotsOf(all: readonly Slot[], { start, end }: { readonly start: string; readonly end: string }) {
  const byDate: Record<string, Slot[]> = {};
  for (const slot of all) {
    const date = dateOf(slot);
    if (date < start || date > end) continue;
    byDate[date] = [...(byDate[date] ?? []), slot];
  }
  return { slots: byDate, next_available: all.find((slot) => dateOf(slot) > end)?.start ?? null };
}

/** Returns a date in UTC, which the widget uses in requests. */
function dateOf({ start }: Slot): string {
  return new Date(start).toISOString().slice(0, 10);
}
