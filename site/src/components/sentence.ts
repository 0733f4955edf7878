/** A part of a sentence: plain text, a control's value, a result, or a text that opens something. */
export type Part<Name extends string> =
  | string
  | { readonly input: Name; readonly text: string }
  /** `isPending` hides the result while the next one is calculated. */
  | { readonly result: string; readonly isPending?: boolean }
  | { readonly opens: string; readonly text: string };

/** Returns the sentence as plain text, for screen readers. */
export function plainText(parts: readonly Part<string>[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'result' in part ? part.result : part.text))
    .join('');
}

/** Joins items as "a, b and c". */
export function joinWithAnd(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
