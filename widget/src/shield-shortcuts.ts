/**
 * Keeps single keys from the page. It cannot see the box in here that they are typed into, so its
 * shortcuts would take them for its own. Escape, Tab and chords go on.
 */
export function shieldShortcuts(place: HTMLElement): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    place.addEventListener(type, (event) => {
      const chord = event.ctrlKey || event.metaKey || event.altKey;
      if (!chord && event.key?.length === 1) event.stopPropagation();
    });
  }
}
