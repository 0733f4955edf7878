/** Copy protection prevents the default action of these, unless the target is a field. */
const COPY_PROTECTION_EVENTS = ['mousedown', 'pointerdown', 'selectstart', 'dragstart'] as const;
const KEYBOARD_EVENTS = ['keydown', 'keypress', 'keyup'] as const;

/**
 * Stops events at the calculator, because the page sees the shadow host as their target and not the field inside:
 * its shortcuts would react to typed characters, and its copy protection would disable sliders and buttons.
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

/** An event without a key, as programs that fill in forms dispatch it, counts as a typed character. */
function isTypedCharacter({ key = '', ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length < 2 && !ctrlKey && !metaKey && !altKey;
}
