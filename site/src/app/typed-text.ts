/** Key of the text in the fields of a page that has to be reloaded. Deleted by the reload. */
const KEY = 'whenabouts-typed';

/** Fields whose text is restored. Passwords are not stored; numbers are in a separate store. */
const FIELDS = 'textarea, input:is(:not([type]), [type=text], [type=email], [type=search], [type=url])';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The text of a field, by its position on the page. */
interface TypedText {
  readonly index: number;
  /** Identifies the field, in case the reloaded page has others. */
  readonly name: string;
  readonly value: string;
}

const textFields = (): readonly TextField[] => [...document.querySelectorAll<TextField>(FIELDS)];

/** Stores what the visitor typed, for the reload of a page that has stopped working. */
export function storeTypedText(): void {
  const typed = textFields().flatMap(({ name, value, defaultValue }, index): TypedText[] =>
    value === defaultValue ? [] : [{ index, name, value }],
  );
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Storage is blocked or full.
  }
}

/** Puts stored text back into the fields, before React hydrates them, and deletes it. */
export function restoreTypedText(): void {
  try {
    const typed: readonly TypedText[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    sessionStorage.removeItem(KEY);
    const fields = textFields();
    for (const { index, name, value } of typed) {
      const field = fields[index];
      if (field?.name === name) field.value = value;
    }
  } catch {
    // Storage is blocked.
  }
}
