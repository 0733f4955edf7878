export const ELEMENT = 'retirement-calculator';

/**
 * Registers the custom element.
 *
 * @returns true if the browser now calls back for each element. A page may have no registry, or guard or replace it.
 */
export function defineElement(onConnect: (host: HTMLElement) => void, onDisconnect: () => void): boolean {
  try {
    if (!customElements.get(ELEMENT)) {
      customElements.define(
        ELEMENT,
        class extends HTMLElement {
          connectedCallback(): void {
            onConnect(this);
          }
          disconnectedCallback(): void {
            onDisconnect();
          }
        },
      );
    }
    // Some pages replace `define` with a function that does nothing.
    return !!customElements.get(ELEMENT);
  } catch {
    return false;
  }
}
