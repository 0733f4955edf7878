/** One result of the installation check. */
export interface Finding {
  /** A problem keeps the calculator from working; a hint is an improvement. */
  kind: 'problem' | 'hint' | 'good';
  title: string;
  help?: string;
}
