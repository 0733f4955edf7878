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
  for (const type of ['pointerdown', 'mousedown'] as const) {
    container.addEventListener(type, (event) => {
      if (event.defaultPrevented && event.target instanceof HTMLInputElement) pressInput(event.target, event);
    });
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

/** Focuses the input and drags its thumb, as a browser does on a mouse press, if the page has prevented this. */
function pressInput(input: HTMLInputElement, event: MouseEvent): void {
  input.focus();
  if (input.type !== 'range') return;
  moveThumb(event);
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener('pointermove', moveThumb, options);
  // A finger that scrolls the page cancels its pointer.
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => listening.abort(), options);
  }

  function moveThumb({ clientX }: MouseEvent): void {
    const { left, width } = input.getBoundingClientRect();
    const [min, max] = [Number(input.min), Number(input.max)];
    // The browser rounds the value to a step and keeps it in the range.
    input.value = String(min + ((clientX - left) / width) * (max - min));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
