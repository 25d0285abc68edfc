/** Settings for many quick journeys: no waiting for form tokens, and no rate limits. */
export const settings = {
  PROOF_OF_WORK: 'never',
  VISITOR_READS_PER_MINUTE: '100000',
  VISITOR_BOOKINGS_PER_HOUR: '100000',
};

const november = [23, 24, 25, 26, 27, 30].map((day) => `${day} November 2026`);
// The other days of the first weeks are for journeys that book a fixed time or do not book at all.
const decemberDays = [1, 4, 7, 9, 10, 11, 14, 15, 16, 17, 18, 21, 22, 23];
const december = decemberDays.map((day) => `${day} December 2026`);
const dates = [...november, ...december];
const halfHours = 16;
let booked = 0;

/** Returns the details of a booking in a free half-hour of the next weeks. */
export function nextTime() {
  const date = dates[booked % dates.length];
  // The days alternate, so that no day is ever full, which would look different.
  const round = Math.floor(booked / dates.length);
  if (!date || round === halfHours) throw new Error('There are more journeys than times.');
  const minutes = 9 * 60 + round * 30;
  booked += 1;
  const clock = `${`${Math.floor(minutes / 60)}`.padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
  // Without JSON, because some pages replace `JSON.stringify`.
  return { date, clock, name: `Ada "the first" O'Neil \\`, email: `ada${booked}@example.org` };
}
