/** Part of the reference page, rendered as HTML or Markdown. Text is Markdown with code, bold and links only. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** Identifiers and their descriptions. */
  | { readonly kind: 'terms'; readonly title?: string; readonly terms: readonly Term[] }
  /** Labels and values. */
  | { readonly kind: 'facts'; readonly terms: readonly Term[] }
  | {
      readonly kind: 'code';
      readonly language: 'sh' | 'json';
      readonly title: string;
      readonly code: string;
    };

export interface Term {
  readonly name: string;
  readonly type?: string;
  readonly text: string;
}

export interface Section {
  readonly title: string;
  /** Method and path, if the section describes an operation. */
  readonly call?: { readonly method: string; readonly path: string };
  readonly blocks: readonly Block[];
  readonly sections: readonly Section[];
}

export interface Reference {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Returns the id of a section, equal to the anchor that Markdown viewers derive from its title. */
export const idOf = (title: string): string => title.toLowerCase().replaceAll(/\s+/g, '-');

export const linkTo = (title: string): string => `[${title}](#${idOf(title)})`;

export const text = (markdown: string): Block => ({ kind: 'text', text: markdown });

export const json = (title: string, value: unknown): Block => ({
  kind: 'code',
  language: 'json',
  title,
  code: JSON.stringify(value, null, 2),
});
