/** Null in modules, and a name that an image or a form of the page can have. */
const current = document.currentScript;

/** The script element that this script runs in; undefined in modules. */
export const currentScript = current instanceof HTMLScriptElement ? current : undefined;
