/** The styles of all modules in this file. The build puts them here. */
declare const STYLE_SHEET: string;

const css = STYLE_SHEET;
let sheet: CSSStyleSheet | undefined;

/** Adds the styles of this file to a shadow root, once. */
export function adoptStyles(root: ShadowRoot): void {
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
