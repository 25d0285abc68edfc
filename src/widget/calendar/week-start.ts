type WithWeek = Intl.Locale & {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
};

/** Returns the first day of the week in a locale, 0 Sunday to 6 Saturday, or undefined if the browser cannot tell. */
export function weekStartOf(tag: string): number | undefined {
  // The method is the standard. Older versions of Safari have the property instead, and Firefox has neither.
  const locale: WithWeek = new Intl.Locale(tag);
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  return firstDay === undefined ? undefined : firstDay % 7;
}
