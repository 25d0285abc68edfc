import type { BookingFormField, EventType, PublicEventType } from '../../../../contract/index.ts';
import type { EditedSettings } from '../settings.ts';
import { words } from '../words/index.ts';

/** The value of the element's property `preview`. */
export type PreviewData = { readonly eventType: PublicEventType; readonly fields: readonly BookingFormField[] };

type PreviewOptions = {
  readonly settings: EditedSettings;
  /** Whose event type it is, perhaps a colleague's. */
  readonly host: EventType['host'];
  /** The name of the business, which pages show where several hosts take turns. */
  readonly business: string;
};

/** Returns what the gateway would send for these settings. */
export function previewOf({ settings, host, business }: PreviewOptions): PreviewData {
  const isTeam = settings.hosts.length > 0;
  const { title, description, duration, durations, location, questions } = settings;
  const active = questions.filter(({ is_active: isActive }) => isActive);
  return {
    eventType: {
      id: 1,
      // Without a title, the heading of the preview would be empty.
      title: title.trim() || words.current.empty,
      description,
      duration,
      durations,
      location: location && { type: location.type, ...(location.is_public && { value: location.value }) },
      redirect_url: null,
      host: {
        name: isTeam ? business : host.name,
        avatar: isTeam ? '' : host.avatar,
        // Pages leave it out where several take turns. The preview needs it to make up times.
        timezone: host.timezone,
        time_format: host.time_format,
        start_of_week: host.start_of_week,
      },
    },
    // A question has no id until it is saved.
    fields: active.map((question, position) => ({ ...question, id: position + 1, position })),
  };
}
