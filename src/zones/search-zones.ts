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
export function searchZones(entries: readonly ZoneEntry[], query: string): readonly FoundZone[] {
  const plainQuery = plainText(query);
  const isOffset = parseOffset(plainQuery.replace(/\s/g, ''));
  if (isOffset)
    return entries
      .filter(({ allMinutes }) => allMinutes.some(isOffset))
      .sort(byPopulation)
      .map((entry) => ({ entry }));
  return entries
    .flatMap((entry) => matchZone(entry, plainQuery))
    .sort((a, b) => a.grade - b.grade || byPopulation(a.entry, b.entry))
    .map(({ grade: _, ...match }) => match);
}

function matchZone(entry: ZoneEntry, plainQuery: string): (FoundZone & { readonly grade: number })[] {
  const exact = entry.terms.find(({ plain }) => plain === plainQuery);
  if (exact) return [{ ...matchOf(entry, exact), grade: 0 }];
  const index = entry.terms.findIndex(({ plain }) => plain.startsWith(plainQuery));
  if (index >= 0) return [{ ...matchOf(entry, entry.terms[index]), grade: index === 0 ? 1 : 2 }];
  const begins = (word: string) => entry.terms.find(({ plain }) => beginsWord(plain, word));
  const matches = plainQuery.split(/\s+/).map(begins);
  if (!matches.every((term) => term !== undefined)) return [];
  const place = matches.find(({ isPlace }) => isPlace);
  return [{ ...matchOf(entry, place), grade: 3 }];
}

function matchOf(entry: ZoneEntry, term: SearchTerm | undefined): FoundZone {
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
function parseOffset(text: string): ((minutes: number) => boolean) | undefined {
  const [, sign, hours, rest] = typedOffset.exec(text) ?? [];
  if (!hours) return undefined;
  const offset = (Number(hours) * 60 + Number(rest ?? 0)) * (sign === '-' ? -1 : 1);
  return (minutes) => (rest ? minutes === offset : Math.trunc(minutes / 60) * 60 === offset && minutes * offset >= 0);
}
