import * as v from 'valibot';

/** The page on which the invitee can reschedule or cancel an event. Whoever has its address can do so too. */
export const EventManageLink = v.object({ url: v.string() });

export type EventManageLink = v.InferOutput<typeof EventManageLink>;
