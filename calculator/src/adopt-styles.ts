import { adoptStyleSheet } from './adopt-style-sheet.ts';

/** The styles of all modules of this bundle. The build replaces the name with the style sheet. */
declare const STYLE_SHEET: string;

/** Adds the styles of this bundle to a shadow root, once. */
export function adoptStyles(root: ShadowRoot): void {
  adoptStyleSheet(root, STYLE_SHEET);
}
