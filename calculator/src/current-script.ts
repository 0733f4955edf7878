const current = document.currentScript;

/**
 * The script element that runs this code; undefined in modules, and on pages where an image or a form with the name
 * `currentScript` replaces the property.
 */
export const currentScript = current instanceof HTMLScriptElement ? current : undefined;
