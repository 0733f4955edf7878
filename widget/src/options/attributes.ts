/** The attributes of `<retirement-calculator>`. All are optional, and all can change at run time. */
export interface CalculatorAttributes {
  /** Whole years, 18 to 75. */
  'current-age'?: number | string | undefined;
  /** Whole years, 40 to 85, above the current age. */
  'retirement-age'?: number | string | undefined;
  /** Dollars, 0 to 1,000,000. */
  'current-savings'?: number | string | undefined;
  /** Dollars per month, 0 to 5,000. */
  'monthly-savings'?: number | string | undefined;
  /** Dollars per year, 20,000 to 300,000. */
  'annual-income'?: number | string | undefined;
  /** Percent per year, 1 to 12. */
  'expected-return'?: number | string | undefined;
  /** The inputs that readers can change, such as `current-age,monthly-savings`. The others are listed with their values. */
  inputs?: string | undefined;
  /** Colors; `auto` follows the page's theme, and then the reader's system. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** The color of buttons and links, such as `#0b6b4f`. */
  accent?: string | undefined;
  /** The id under which an admin of the site has registered you. */
  partner?: string | undefined;
  /** Language: `es` or `es-…` for text in Spanish. Others, such as `de-DE`, set the number format: the text is English. Amounts are dollars. */
  lang?: string | undefined;
  /** Hides the scenarios and the simulation. */
  compact?: boolean | '' | 'compact' | 'true' | 'false' | undefined;
  /** Shows the earliest age at which the reader could stop working, with a chart. */
  outlook?: boolean | '' | 'outlook' | 'true' | 'false' | undefined;
  /** A tool to show instead of the calculator. */
  tool?: 'four-percent' | 'allocation' | 'social-security' | 'traditional-roth' | undefined;
  /** Adds the reader's numbers and results to the events. The calculator then tells the reader so. */
  'share-values'?: boolean | '' | 'share-values' | 'true' | 'false' | undefined;
  /** A title above the calculator, up to 80 characters. */
  heading?: string | undefined;
  /** The text of the button that calculates, in place of "Calculate Retirement". */
  'button-text'?: string | undefined;
  /** The text of the link below the results, in place of "Get a detailed retirement plan". */
  'link-text'?: string | undefined;
  /** The URL that the link below the results leads to, or `none` for no link. */
  'link-url'?: string | undefined;
  /** Font families, such as `Georgia, serif`; `inherit` for the font of the page. */
  font?: string | undefined;
  /** The radius of the corners in pixels, 0 to 32. */
  radius?: number | string | undefined;
  /** Density: `dense` for smaller gaps and margins. */
  density?: 'normal' | 'dense' | undefined;
  /** A named set of other attributes. The element's own attributes win. */
  preset?: 'starting-25' | 'catch-up-50' | 'almost-there-60' | 'two-questions' | undefined;
}

export interface CalculatorElement extends HTMLElement {
  /** True once the calculator is shown. Check it if you add the listener after `whenabouts:ready`. */
  readonly ready?: boolean;
}

/** The inputs by attribute name, and the results in today's dollars. Only with `share-values`. */
export interface SharedValues {
  inputs: Record<string, number>;
  result: { savings: number; monthlyIncome: number };
}

/** The events of `<retirement-calculator>`, by type. They have the reader's numbers only with `share-values`. */
export interface CalculatorEvents {
  /** The calculator appears. */
  'whenabouts:ready': CustomEvent<{ version: string }>;
  /** The reader changes an input, named like its attribute. Only with `share-values`, the detail has its `value`. */
  'whenabouts:change': CustomEvent<{ input: string; value?: number }>;
  /** There is a new result. `first` is true for the calculator's first result. */
  'whenabouts:calculate': CustomEvent<{ first: boolean } & Partial<SharedValues>>;
  /** The age at which the reader could stop appears. Only with `outlook`. */
  'whenabouts:outlook': CustomEvent<Record<string, never>>;
  /** The reader starts to save the result: `by` opening the link to the site or by requesting a code. */
  'whenabouts:save': CustomEvent<{ by: 'link' | 'code' }>;
  /** A member has saved the result in the tab that the link opened. */
  'whenabouts:saved': CustomEvent<Record<string, never>>;
}
