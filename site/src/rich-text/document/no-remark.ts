interface Chain {
  use: () => Chain;
}

const chain: Chain = { use: () => chain };

/**
 * Stands for the Markdown reader and writer (`unified`, `remark-parse`, `remark-stringify`) that Milkdown's
 * core sets up when it is loaded: a fourth of the editor's weight, and nothing here ever asks it for anything.
 */
export const unified = () => chain;

// biome-ignore lint/style/noDefaultExport: the packages in whose place it stands have one
export default function nothing(): void {}
