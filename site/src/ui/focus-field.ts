/** Opens the collapsed section around a field, if there is one. Returns the field. */
export function revealField(id: string): HTMLElement | null {
  const field = document.getElementById(id);
  // A field inside closed details cannot be focused.
  field?.closest('details:not([open])')?.setAttribute('open', '');
  return field;
}

/** Focuses a field, and opens the collapsed section around it. */
export function focusField(id: string): void {
  revealField(id)?.focus();
}
