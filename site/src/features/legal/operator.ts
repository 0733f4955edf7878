export interface Operator {
  /** Name of the person or company. */
  name: string;
  /** Postal address, in one line. */
  address: string;
}

/** The site's operator must fill this in before going live. Until then, the legal pages only say "we". */
export const operator: Operator | undefined = undefined;
