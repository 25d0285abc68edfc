import { type Instant, parseInstant } from '../../../time/index.ts';

/** An offset in hours only, which ISO 8601 allows and RFC 3339 does not. */
const hoursAlone = /(T[\d:.,]+[+-]\d\d)$/i;

/** Reads an instant as servers write it, with any form of offset. Returns undefined for any other text. */
export function readInstant(text: string): Instant | undefined {
  return parseInstant(writeOffset(text));
}

/** Writes the offset of an instant in full, as pages read it. */
export function writeOffset(text: string): string {
  return text.replace(hoursAlone, '$1:00');
}
