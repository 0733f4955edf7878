export const ELEMENT = 'retirement-calculator';

/**
 * Makes the element known.
 *
 * @returns whether the page's browser now mounts it by itself; a page may lack a registry, or guard it.
 */
export function defineElement(arrive: (host: HTMLElement) => void, leave: () => void): boolean {
  try {
    if (!customElements.get(ELEMENT)) {
      customElements.define(
        ELEMENT,
        class extends HTMLElement {
          connectedCallback(): void {
            arrive(this);
          }
          disconnectedCallback(): void {
            leave();
          }
        },
      );
    }
    // Some pages replace `define` with a function that does nothing.
    return customElements.get(ELEMENT) !== undefined;
  } catch {
    return false;
  }
}
