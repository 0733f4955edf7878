/** A piece of the reference, for whoever writes it as Markdown or HTML. Texts are Markdown of the simplest kind. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** Names of programs, and what they mean. */
  | { readonly kind: 'terms'; readonly title?: string; readonly terms: readonly Term[] }
  /** The same, but the names are words. */
  | { readonly kind: 'facts'; readonly terms: readonly Term[] }
  | {
      readonly kind: 'code';
      readonly language: 'sh' | 'json';
      readonly title: string;
      readonly code: string;
    };

export interface Term {
  readonly name: string;
  /** What kind of thing it is. */
  readonly type?: string;
  readonly words: string;
}

export interface Section {
  readonly title: string;
  /** Method and path, where the section is about a call. */
  readonly call?: { readonly method: string; readonly path: string };
  readonly blocks: readonly Block[];
  readonly sections: readonly Section[];
}

export interface Reference {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Where a section is found: what a reader of Markdown makes of its title, too. */
export const idOf = (title: string): string => title.toLowerCase().replaceAll(/\s+/g, '-');

export const linkTo = (title: string): string => `[${title}](#${idOf(title)})`;

export const text = (words: string): Block => ({ kind: 'text', text: words });

export const json = (title: string, value: unknown): Block => ({
  kind: 'code',
  language: 'json',
  title,
  code: JSON.stringify(value, null, 2),
});
