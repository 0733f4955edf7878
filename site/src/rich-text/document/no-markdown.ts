/** Milkdown wants to know how everything is written in Markdown, which is never read or written here. */
export const noMarkdown = {
  parseMarkdown: { match: () => false, runner: () => {} },
  toMarkdown: { match: () => false, runner: () => {} },
};
