/** Milkdown requires Markdown handlers for every node and mark. They are never called, because we store HTML. */
export const noMarkdown = {
  parseMarkdown: { match: () => false, runner: () => {} },
  toMarkdown: { match: () => false, runner: () => {} },
};
