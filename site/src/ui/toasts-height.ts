/** Custom property on the document's root: the height that the toasts take at the bottom of the window. */
export const TOASTS_HEIGHT = '--whenabouts-toasts-height';
