/** A part of a sentence: plain text, a control's value, a result, or a button that opens something. */
export type Part<Name extends string> =
  | string
  | { readonly input: Name; readonly text: string }
  | ResultPart
  | OpenerPart;

interface OpenerPart {
  readonly opens: string;
  readonly text: string;
  /** Name of the button for screen readers, which contains the text. */
  readonly label?: string;
}

interface ResultPart {
  readonly result: string;
  /** Hides the result while the next one is calculated. */
  readonly isPending?: boolean;
  /** Sets the result in larger type, and animates its changes. */
  readonly isLarge?: boolean;
  /** Draws a chance, 0 to 1, as dots after its words. */
  readonly chance?: number;
}

export function plainText(parts: readonly Part<string>[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'result' in part ? part.result : part.text))
    .join('');
}

/** Joins items as "a, b and c". */
export function joinWithAnd(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** Returns a text with a capital first letter, to begin a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins sentences with spaces, without those that are false or empty. */
export function joinSentences(sentences: readonly (string | false)[]): string {
  return sentences.filter((sentence) => !!sentence).join(' ');
}
