type WithWeek = Intl.Locale & {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
};

/** Returns the first day of the week in a locale, 0 Sunday to 6 Saturday, or undefined if the browser cannot tell. */
export function weekStartOf(tag: string): number | undefined {
  // Firefox has neither, Safari had the property first, the standard is the method.
  const locale: WithWeek = new Intl.Locale(tag);
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  return firstDay === undefined ? undefined : firstDay % 7;
}
