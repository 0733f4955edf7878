/** Tags that are replaced with one that the editor writes. */
export const tagAliases: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  kbd: 'code',
  samp: 'code',
  thead: 'tbody',
  tfoot: 'tbody',
};

/** Returns the alignment in a class that the editor writes. */
export const alignmentOf = (className = ''): string | undefined =>
  /(?:^|\s)align-(center|right)(?:\s|$)/.exec(className)?.[1];
