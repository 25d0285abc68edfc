import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { distinct, wholeNumber } from '../scalars/index.ts';

const longestOrigin = 255;
const maxOrigins = 100;
const expectedOrigin = 'must be an origin like https://example.com or https://*.example.com, in lowercase letters';

/**
 * An origin as browsers write it (RFC 6454, 6.2), without the default port of its scheme; `*.` means every subdomain.
 */
const AllowedOrigin = v.pipe(
  v.string(),
  v.maxLength(longestOrigin, `must be ${longestOrigin} characters or fewer`),
  v.regex(/^https?:\/\/((\*\.)?[a-z\d-]+(\.[a-z\d-]+)*|\[[\da-f:]+\])(:[1-9]\d{0,4})?$/, expectedOrigin),
  v.check((text) => !/^(https:.*:443|http:.*:80)$/.test(text), expectedOrigin),
);

const AllowedOrigins = v.pipe(
  v.array(AllowedOrigin),
  v.maxLength(maxOrigins, `must name ${maxOrigins} origins or fewer`),
  distinct(),
  v.metadata({ uniqueItems: true }),
);

/** Changes to an account. */
export const AccountChange = v.partial(
  v.strictObject({
    allowed_origins: v.nullable(AllowedOrigins),
    erase_after_months: v.nullable(wholeNumber(1, limits.erasureMonths)),
  }),
);
