import { plainText, type SearchTerm, type ZoneEntry } from './zone-list.ts';

export type FoundZone = {
  readonly entry: ZoneEntry;
  /** The place that was searched for, if the city of the zone is another: `Munich` for `Berlin`. */
  readonly place?: string;
};

const typedOffset = /^(?:gmt|utc)?([+-])(\d{1,2})(?::?(\d{2}))?$/;

/**
 * Finds zones by city, region, country, name, abbreviation or offset. Words match from their beginning. Zones with a
 * name that is exactly the typed text come first, then zones of a city that begins with it, then zones with another
 * name that begins with it. Among equals, the most populous zone comes first.
 */
export function searchZones(entries: readonly ZoneEntry[], typed: string): readonly FoundZone[] {
  const wanted = plainText(typed);
  const isOffset = parseOffset(wanted.replace(/\s/g, ''));
  if (isOffset)
    return entries
      .filter(({ allMinutes }) => allMinutes.some(isOffset))
      .sort(byPopulation)
      .map((entry) => ({ entry }));
  return entries
    .flatMap((entry) => matchZone(entry, wanted))
    .sort((a, b) => a.grade - b.grade || byPopulation(a.entry, b.entry))
    .map(({ grade: _, ...found }) => found);
}

function matchZone(entry: ZoneEntry, wanted: string): (FoundZone & { readonly grade: number })[] {
  const exact = entry.terms.find(({ plain }) => plain === wanted);
  if (exact) return [{ ...found(entry, exact), grade: 0 }];
  const begun = entry.terms.findIndex(({ plain }) => plain.startsWith(wanted));
  if (begun >= 0) return [{ ...found(entry, entry.terms[begun]), grade: begun === 0 ? 1 : 2 }];
  const begins = (word: string) => entry.terms.find(({ plain }) => beginsWord(plain, word));
  const matches = wanted.split(/\s+/).map(begins);
  if (!matches.every((term) => term !== undefined)) return [];
  const place = matches.find(({ isPlace }) => isPlace);
  return [{ ...found(entry, place), grade: 3 }];
}

function found(entry: ZoneEntry, term: SearchTerm | undefined): FoundZone {
  const [city] = entry.terms;
  return term?.isPlace && term.plain !== city?.plain ? { entry, place: term.text } : { entry };
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

function byPopulation(a: ZoneEntry, b: ZoneEntry): number {
  return a.rank - b.rank || (a.city < b.city ? -1 : 1);
}

/** Reads `+5:30` or `gmt-3`. An hour without minutes matches every offset that begins with it. */
function parseOffset(wanted: string): ((minutes: number) => boolean) | undefined {
  const [, sign, hours, rest] = typedOffset.exec(wanted) ?? [];
  if (!hours) return undefined;
  const typed = (Number(hours) * 60 + Number(rest ?? 0)) * (sign === '-' ? -1 : 1);
  return (minutes) => (rest ? minutes === typed : Math.trunc(minutes / 60) * 60 === typed && minutes * typed >= 0);
}
