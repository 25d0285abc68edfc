/** Which part of a list to read. */
export type Slice = { readonly offset: number; readonly limit: number };

/** A part of a list, and the total number of items. */
export type Listing<Item> = { readonly items: Item[]; readonly total: number };
