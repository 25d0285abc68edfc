import type { PageEvent } from '../model/index.ts';

/**
 * Returns the message that Calendly's embed would post for an event, if any, in the shapes of `react-calendly`.
 * Addresses have the same form, hold the id of the booking, and lead nowhere.
 */
export function calendlyMessage({ name, detail }: PageEvent, gateway: string): object | undefined {
  if (name === 'sched:ready') return { event: 'calendly.event_type_viewed', payload: {} };
  if (name === 'sched:slot-select') return { event: 'calendly.date_and_time_selected', payload: {} };
  if (name !== 'sched:booking-successful') return undefined;
  const event = `${new URL(gateway, document.baseURI).href}/scheduled_events/${encodeURIComponent(detail.id)}`;
  const invitee = `${event}/invitees/${encodeURIComponent(detail.id)}`;
  return { event: 'calendly.event_scheduled', payload: { event: { uri: event }, invitee: { uri: invitee } } };
}
