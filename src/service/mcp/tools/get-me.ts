import * as v from 'valibot';
import { fullName, ok } from '../../../contract/index.ts';
import type { ZoneName } from '../../../time/index.ts';
import { describeTime } from '../descriptions/index.ts';
import { longestList } from '../inputs.ts';
import { defineTool } from './tool.ts';

export const getMe = defineTool({
  name: 'get_me',
  description: 'Returns the host of this API key, the current time and a list of event types. Call this first.',
  scope: 'read',
  hints: { readOnlyHint: true },
  input: v.strictObject({}),
  output: v.object({
    user: v.object({
      id: v.number(),
      name: v.string(),
      email: v.string(),
      timezone: v.string(),
      booking_page: v.optional(v.string()),
    }),
    now: v.object({ at: v.string(), when: v.string() }),
    event_types: v.array(v.object({ id: v.number(), title: v.string(), duration: v.number(), is_active: v.boolean() })),
    more: v.boolean(),
  }),
  async run(session) {
    const [user, types] = [await session.call('getCurrentUser'), await session.call('listEventTypes')];
    if (!user.ok) return user;
    if (!types.ok) return types;
    const { id, email, timezone, booking_page } = user.data;
    const { start: at, when } = describeTime(session.clock(), timezone as ZoneName); // validated when it was written
    const name = fullName(user.data);
    const firstTypes = types.data.slice(0, longestList);
    return ok({
      data: {
        user: { id, name, email, timezone, ...(booking_page !== undefined && { booking_page }) },
        now: { at, when },
        event_types: firstTypes.map(({ id, title, duration, is_active }) => ({ id, title, duration, is_active })),
        more: types.data.length > firstTypes.length,
      },
      text: `${name}, it is ${when}. Event types: ${firstTypes.map(({ id, title }) => `${id} ${title}`).join('; ') || 'none'}.`,
    });
  },
});
