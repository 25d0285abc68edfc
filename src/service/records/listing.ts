/** Which part of a list is read. */
export type Slice = { readonly offset: number; readonly limit: number };

/** A part of a list, and how many items there are in all. */
export type Listing<Item> = { readonly items: Item[]; readonly total: number };
