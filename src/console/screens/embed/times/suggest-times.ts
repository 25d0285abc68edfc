/** The starts of one day, as ISO 8601. */
export type DayOfTimes = { readonly date: string; readonly starts: readonly string[] };

const suggestedDays = 3;

/** Suggests a few times: the first, the middle and the last one of each of the first days. */
export function suggestTimes(days: readonly DayOfTimes[]): string[] {
  return days.slice(0, suggestedDays).flatMap(({ starts }) => {
    const last = starts.length - 1;
    return [...new Set([0, Math.floor(last / 2), last])].flatMap((index) => starts[index] ?? []);
  });
}
