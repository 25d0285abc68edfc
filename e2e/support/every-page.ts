/**
 * Whether Firefox and WebKit visit every page of foreignRequests, which takes ten minutes more. Otherwise they visit those whose
 * scripts and policies each engine answers in a way of its own.
 */
export const isEveryPageWanted = process.env.EVERY_PAGE === '1';
