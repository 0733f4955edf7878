import { css } from 'virtual:styles';

let sheet: CSSStyleSheet | undefined;

/** A ref that adds the styles of this file to the shadow root that the element is in, once. */
export function adoptStyles(element: Element | null): void {
  if (!element) return;
  const root = element.getRootNode() as ShadowRoot;
  try {
    if (!sheet) {
      const constructed = new CSSStyleSheet();
      constructed.replaceSync(css);
      sheet = constructed;
    }
    if (!root.adoptedStyleSheets.includes(sheet)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }
  } catch {
    if ([...root.querySelectorAll('style')].some(({ textContent }) => textContent === css)) return;
    const style = document.createElement('style');
    style.textContent = css;
    root.appendChild(style);
  }
}
