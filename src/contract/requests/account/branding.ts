import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { lineOrNothingUpTo } from '../scalars/index.ts';

const expectedLogo = 'must be a PNG or JPEG picture as a data URL, like data:image/png;base64,iVBORw0KGgo=';

/**
 * A picture in the request itself. The address of another server is not accepted, because that server would learn who
 * opens a page.
 */
const Logo = v.pipe(
  v.string(),
  v.maxLength(limits.logo, 'must be a picture of 100,000 bytes or fewer'),
  v.regex(/^data:image\/(png|jpeg);base64,[A-Za-z\d+/]+={0,2}$/, expectedLogo),
);

const Color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, 'must be a color like #2456e6, in lowercase letters'));

/** Changes to the branding. */
export const BrandingChange = v.partial(
  v.strictObject({
    name: lineOrNothingUpTo(limits.brandName),
    color: v.nullable(Color),
    logo: v.nullable(Logo),
    is_listed: v.boolean(),
  }),
);
