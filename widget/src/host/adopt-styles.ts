/** The CSS of this bundle, which the build inserts. */
declare const STYLE_SHEET: string;

/** Adds the styles of this bundle to a shadow root, once. */
export function adoptStyles(root: ShadowRoot): void {
  adoptStyleSheet(root, STYLE_SHEET);
}

/** The style sheet of this bundle by document: a document accepts no sheets of another one. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Adds the only style sheet of a bundle to a shadow root, once: as a `<style>` if the page cannot construct style sheets.
 */
export function adoptStyleSheet(root: ShadowRoot, css: string): void {
  const { ownerDocument } = root;
  try {
    let sheet = sheets.get(ownerDocument);
    if (!sheet) {
      sheet = new (ownerDocument.defaultView as typeof window).CSSStyleSheet();
      sheet.replaceSync(css);
      sheets.set(ownerDocument, sheet);
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
