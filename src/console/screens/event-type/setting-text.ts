import type { Availability, EventType } from '../../../contract/index.ts';
import { durationText, factsLine, languageName, listText, withColon } from '../../formats/index.ts';
import { hostsText } from './hosts/index.ts';
import { questionsText } from './questions/index.ts';
import type { EditedSettings } from './settings.ts';
import { words } from './words/index.ts';

type Schedules = readonly Availability[];
type TextOf<Name extends keyof EditedSettings> = (value: EditedSettings[Name], schedules: Schedules) => string;

const text = (value: string | number | null) => `${value ?? ''}`;

/** Each setting as a person reads it. An empty text stands for none. */
const table: { readonly [Name in keyof EditedSettings]: TextOf<Name> } = {
  is_active: (isActive) => (isActive ? words.current.on : words.current.off),
  title: text,
  slug: text,
  description: text,
  duration: durationText,
  durations: (lengths) => listText((lengths ?? []).map(durationText)),
  location: placeText,
  visibility: (visibility) => words.current.basics.visibility[visibility],
  availability_id: scheduleText,
  min_scheduling_notice: durationText,
  buffer_time_before_event: durationText,
  buffer_time_after_event: durationText,
  booking_window_days: (days) =>
    days === null ? words.current.times.windowChoice.unlimited : durationText(days * 1440),
  time_slot_interval(length) {
    const { whole, every } = words.current.times.interval;
    return length === null ? whole : every(durationText(length));
  },
  booking_frequency_limits: limitsText,
  most_open_per_invitee: text,
  redirect_url: text,
  locale: (tag) => (tag === null ? words.current.after.noLanguage : languageName(tag)),
  reminders: remindersText,
  questions: questionsText,
  hosts: hostsText,
};

/** Returns a setting as text, to compare two versions. */
export function settingText<Name extends keyof EditedSettings>(
  name: Name,
  settings: EditedSettings,
  schedules: Schedules,
): string {
  return table[name](settings[name], schedules) || words.current.empty;
}

function placeText(location: EventType['location']): string {
  const { place, isPublic, isPersonal } = words.current.basics;
  if (location === null) return place.none;
  const { type, value, is_public, is_personal } = location;
  return factsLine([
    withColon(place[type], value),
    ...(is_public ? [isPublic] : []),
    ...(is_personal ? [isPersonal] : []),
  ]);
}

/** Members do not see all schedules. */
function scheduleText(id: number | null, schedules: Schedules): string {
  const { times, hosts } = words.current;
  const byDefault = schedules.find(({ is_default: isDefault }) => isDefault);
  if (id === null) return byDefault ? times.defaultSchedule(byDefault.name) : times.accountDefault;
  return schedules.find((schedule) => schedule.id === id)?.name ?? hosts.otherSchedule;
}

const periods = ['day', 'week', 'month', 'year'] as const;

function limitsText(most: EventType['booking_frequency_limits']): string {
  const { limits } = words.current.times;
  const set = periods.filter((period) => most?.[period] !== undefined);
  return listText(set.map((period) => withColon(limits[period], `${most?.[period]}`)));
}

function remindersText(reminders: EventType['reminders']): string {
  const { to: recipients } = words.current.after;
  return listText(
    reminders.map(({ minutes_before, to }) =>
      withColon(durationText(minutes_before), listText(to.map((recipient) => recipients[recipient]))),
    ),
  );
}
