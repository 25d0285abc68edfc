/** Returns numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Shape = (day: string, hour: string) => string[];

/** The shapes of an entry on a day of March 2026. */
const shapes: readonly Shape[] = [
  (day, hour) => [`DTSTART:202603${day}T${hour}0000Z`, `DTEND:202603${day}T${hour}4500Z`],
  (day, hour) => [`DTSTART;TZID=America/New_York:202603${day}T${hour}0000`, 'DURATION:PT1H'],
  (day, hour) => [`DTSTART:202603${day}T${hour}0000Z`, 'DURATION:PT2H', 'RRULE:FREQ=DAILY;COUNT=6'],
  (day, hour) => [
    ...[`DTSTART:202603${day}T${hour}0000Z`, 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=4'],
    `EXDATE:202603${day}T${hour}0000Z`,
  ],
  (day) => [`DTSTART;VALUE=DATE:202603${day}`],
  (day, hour) => [`DTSTART:202603${day}T${hour}0000Z`, 'DURATION:PT5H', 'TRANSP:TRANSPARENT'],
  (day, hour) => [`DTSTART:202603${day}T${hour}0000Z`, 'DURATION:PT5H', 'STATUS:CANCELLED'],
];

/** Writes the file of an entry in one of several shapes, some with an occurrence that was moved. */
export function randomEntry(uid: string, random: () => number): string {
  const [day, hour] = [1 + Math.floor(random() * 20), 8 + Math.floor(random() * 10)].map((part) =>
    String(part).padStart(2, '0'),
  );
  const shape = shapes[Math.floor(random() * shapes.length)];
  const lines = shape?.(day ?? '', hour ?? '') ?? [];
  const override = [`RECURRENCE-ID:202603${day}T${hour}0000Z`, `DTSTART:202603${day}T200000Z`, 'DURATION:PT15M'];
  const exception = lines.some((line) => line.startsWith('RRULE')) && random() < 0.5 ? event(uid, override) : [];
  const file = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test',
    ...event(uid, lines),
    ...exception,
    'END:VCALENDAR',
    '',
  ];
  return file.join('\r\n');
}

function event(uid: string, lines: readonly string[]): string[] {
  return ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', 'SUMMARY:Canary', ...lines, 'END:VEVENT'];
}
