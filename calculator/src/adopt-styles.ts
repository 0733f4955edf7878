/** The CSS of this bundle, which the build inserts. */
declare const STYLE_SHEET: string;

/** Adds the styles of this bundle to a shadow root, once. */
export function adoptStyles(root: ShadowRoot): void {
  adoptStyleSheet(root, STYLE_SHEET);
}

/** Style sheets by their CSS, shared by all shadow roots of the page. */
const sheets = new Map<string, CSSStyleSheet>();

/** Adds a style sheet to a shadow root, once: as a `<style>` if the page cannot construct style sheets. */
export function adoptStyleSheet(root: ShadowRoot, css: string): void {
  try {
    const sheet = sheets.get(css) ?? new CSSStyleSheet();
    if (!sheets.has(css)) {
      sheet.replaceSync(css);
      sheets.set(css, sheet);
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
