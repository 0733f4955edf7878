/** A piece of a sentence: plain words, a number of the visitor's, or what follows from it. */
export type Part<Name extends string> =
  | string
  | { readonly own: Name; readonly text: string }
  | { readonly result: string };

/** The sentence as plain text, for those who hear it. */
export function spoken(parts: readonly Part<string>[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'own' in part ? part.text : part.result))
    .join('');
}

/** ["a", "b", "c"] → "a, b and c" */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
