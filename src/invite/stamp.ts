import { formatInstant, type Instant } from '../time/index.ts';

/** Writes an instant as `20260407T073000Z`, the form of calendar files and of most calendar links (RFC 5545, 3.3.5). */
export function stampOf(instant: Instant): string {
  return `${formatInstant(instant, 0).slice(0, 19).replace(/[-:]/g, '')}Z`;
}
