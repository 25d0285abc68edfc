/**
 * One line a reader sees. Text of others stands between the characters FSI and PDI, wherever it is put into a sentence.
 */
export type Line = {
  readonly text: string;
  /** Where the line leads, when it leads anywhere. */
  readonly href?: string;
};

export type Fact = {
  readonly label: string;
  readonly lines: readonly Line[];
  /** Whether it is outdated, such as a previous time. @default false */
  readonly isFormer?: boolean;
};

/** A link that stands out. */
export type Action = { readonly label: string; readonly href: string };

/** How the business shows itself above a letter. */
export type LetterBrand = {
  /** Empty for none. */
  readonly name: string;
  /** The accent as `#rrggbb`; null for that of the product. */
  readonly color: string | null;
  /** The https address of a picture; undefined for none. */
  readonly logo: string | undefined;
};

/** A letter in its parts, in the order in which they are read: its text and its page are written from the same. */
export type ComposedLetter = {
  /** A BCP 47 tag. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preheader: string;
  /** A picture at an https address, and what it shows; undefined for none. */
  readonly logo: { readonly src: string; readonly alt: string } | undefined;
  readonly hello: string;
  readonly opening: string;
  readonly facts: readonly Fact[];
  readonly actions: readonly Action[];
  /** The answers to the booking form, under a heading; undefined without any. */
  readonly answers: { readonly heading: string; readonly facts: readonly Fact[]; readonly more: string } | undefined;
  readonly notes: readonly string[];
  /** Whose letter it is. @default the product's own */
  readonly brand?: LetterBrand | undefined;
};
