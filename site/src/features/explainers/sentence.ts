/** A part of a sentence: plain text, an input's value, or a result. */
export type Part<Name extends string> =
  | string
  | { readonly input: Name; readonly text: string }
  | { readonly result: string };

/** Returns the sentence as plain text, for screen readers. */
export function plainText(parts: readonly Part<string>[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'input' in part ? part.text : part.result))
    .join('');
}

/** Joins items as "a, b and c". */
export function joinWithAnd(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
