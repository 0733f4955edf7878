import { attributeNames } from '../options/options.ts';

export const ELEMENT = 'retirement-calculator';

/** Marks an element of another type that contains a calculator, or a script that inserts such an element. */
export const MARKER_ATTRIBUTE = `data-${ELEMENT}`;

/** Returns true if a script has attributes of a calculator: it then inserts a calculator after its tag. */
export function insertsCalculator(script: Element): boolean {
  return [ELEMENT, ...attributeNames].some((name) => script.hasAttribute(`data-${name}`));
}

/**
 * Registers the custom element.
 *
 * @returns false if the page has no registry of custom elements, or prevents the registration. True if the page has
 *   defined the element itself, with a warning.
 */
export function defineElement(onConnect: (host: HTMLElement) => void, onDisconnect: () => void): boolean {
  try {
    if (customElements.get(ELEMENT)) {
      console.warn(
        `Retirement calculator: this page defines <${ELEMENT}> itself. Use <div ${MARKER_ATTRIBUTE}> instead.`,
      );
    } else {
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
