/**
 * Whether Firefox and WebKit visit every embedding page, which takes ten minutes more. Otherwise they only visit pages
 * with scripts and policies that engines treat differently.
 */
export const isEveryPageWanted = process.env.EVERY_PAGE === '1';
