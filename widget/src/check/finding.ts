/** What the check says of a page. */
export interface Finding {
  /** A problem keeps the calculator from working; a hint is what could be better. */
  kind: 'problem' | 'hint' | 'good';
  what: string;
  help?: string;
}
