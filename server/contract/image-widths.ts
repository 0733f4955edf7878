// In its own file, without schemas: pages that show a cover load no validation library.

/** Widths in pixels of the smaller copies of an image, selected with `?w=`. */
export const imageWidths = [320, 640, 960, 1200] as const;
