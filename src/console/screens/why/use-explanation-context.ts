import type { EventType } from '../../../contract/index.ts';
import type { ZoneName } from '../../../time/index.ts';
import { useData } from '../../data/index.ts';
import { signedIn } from '../../session/index.ts';
import type { ExplanationContext } from './explanation-context.ts';

type ExplanationSubject = { readonly eventType: EventType; readonly zone: ZoneName };

/** Reads the calendars and hosts that an explanation names. Until they have loaded, they have no names. */
export function useExplanationContext({ eventType, zone }: ExplanationSubject): ExplanationContext {
  const calendars = useData('listCalendars');
  const { host } = eventType;
  const myId = signedIn().user.id;
  const hosts = useData('listEventTypeHosts', { params: { id: eventType.id } });
  return {
    eventType,
    zone,
    calendars: calendars.state === 'ready' ? calendars.data : [],
    hosts: new Map([
      ...(host.id === myId ? [] : [[host.id, host.name] as const]),
      ...(hosts.state === 'ready' ? hosts.data.map(({ user_id, name }) => [user_id, name] as const) : []),
    ]),
    myId,
  };
}
