/** Copy protection prevents the default action of these, unless the target is a field. */
const POINTER = ['mousedown', 'pointerdown', 'selectstart', 'dragstart'];

/**
 * Stops events at the calculator, because the page sees the shadow host as their target and not the field inside:
 * its shortcuts would react to typed characters, and its copy protection would disable sliders and buttons.
 * Escape, Tab and key combinations still reach the page.
 */
export function shieldEvents(place: HTMLElement): void {
  for (const type of [...POINTER, 'keydown', 'keypress', 'keyup']) {
    place.addEventListener(type, (event) => {
      const { key = '', ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      if (!key || (!key[1] && !ctrlKey && !metaKey && !altKey)) event.stopPropagation();
    });
  }
}
