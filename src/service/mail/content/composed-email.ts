/**
 * One line of an email. Text of other people is enclosed in the characters FSI and PDI when it is part of a sentence.
 */
export type Line = {
  readonly text: string;
  /** The target of the line, if it is a link. */
  readonly href?: string;
};

export type Fact = {
  readonly label: string;
  readonly lines: readonly Line[];
  /** Whether it is outdated, such as a previous time. @default false */
  readonly isFormer?: boolean;
};

/** A link shown as a button. */
export type Action = {
  readonly label: string;
  readonly href: string;
  /** Whether it gives the booking up, and so must not look like what is recommended. @default false */
  readonly isDestructive?: boolean;
};

/** The branding above an email. */
export type EmailBrand = {
  /** Empty for none. */
  readonly name: string;
  /** The accent as `#rrggbb`; null for the default. */
  readonly color: string | null;
  /** The https address of a picture; undefined for none. */
  readonly logo: string | undefined;
};

/** The parts of an email, in reading order. The text and the HTML page are both rendered from them. */
export type ComposedEmail = {
  /** A BCP 47 tag. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly subject: string;
  /** The preview that mail programs show beside the subject. */
  readonly preheader: string;
  /** A picture at an https address, and its description; undefined for none. */
  readonly logo: { readonly src: string; readonly alt: string } | undefined;
  readonly hello: string;
  readonly opening: string;
  readonly facts: readonly Fact[];
  readonly actions: readonly Action[];
  /** The answers to the booking form, under a heading; undefined without any. */
  readonly answers: { readonly heading: string; readonly facts: readonly Fact[]; readonly more: string } | undefined;
  readonly notes: readonly string[];
  /** The branding of the email. @default the branding of the product */
  readonly brand?: EmailBrand | undefined;
};
