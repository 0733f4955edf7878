/** Opens the section that hides a field, if one does. */
export function revealField(id: string): HTMLElement | null {
  const field = document.getElementById(id);
  // What is closed cannot have the focus.
  field?.closest('details:not([open])')?.setAttribute('open', '');
  return field;
}

export function focusField(id: string): void {
  revealField(id)?.focus();
}
