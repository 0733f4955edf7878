export interface Operator {
  /** Of the person or company that runs the site. */
  name: string;
  /** Where letters reach it, in one line. */
  address: string;
}

/** Who runs this site. An operator fills this in before going live; until then the pages say "we" alone. */
export const operator: Operator | undefined = undefined;
