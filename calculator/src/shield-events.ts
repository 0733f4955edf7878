/** Copy-protection scripts prevent the default action of these events, unless the target is a field. */
const COPY_PROTECTION_EVENTS = ['mousedown', 'pointerdown', 'selectstart', 'dragstart'] as const;
const KEYBOARD_EVENTS = ['keydown', 'keypress', 'keyup'] as const;

/**
 * Stops events at the calculator, because for the page their target is the shadow host and not the field inside: keyboard
 * shortcuts of the page would react to typed characters, and copy protection would disable sliders and buttons.
 * Named keys (Escape, Tab, Enter, arrows) and key combinations still reach the page.
 */
export function shieldEvents(container: HTMLElement): void {
  for (const type of COPY_PROTECTION_EVENTS) {
    container.addEventListener(type, (event) => event.stopPropagation());
  }
  for (const type of KEYBOARD_EVENTS) {
    container.addEventListener(type, (event) => {
      if (isTypedCharacter(event)) event.stopPropagation();
    });
  }
}

/** Returns true for a typed character. Form fillers dispatch events without a key, which count as typed characters. */
function isTypedCharacter({ key = '', ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length < 2 && !ctrlKey && !metaKey && !altKey;
}
