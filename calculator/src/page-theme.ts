import type { Theme } from './options.ts';

const LIGHT = /(?:^|\s)light(?:-mode|-theme)?(?:\s|$)/;
const DARK = /(?:^|\s)dark(?:-mode|-theme)?(?:\s|$)/;

/** Attributes of the page's root and body that can have its theme. */
export const themeAttributes = ['class', 'data-theme'];

/**
 * Returns the theme of the host page from a class such as "dark" or a `data-theme` of its root or body, or from the
 * `color-scheme` of its root. Returns `auto` if none of them names exactly one theme.
 */
export function readPageTheme(): Theme {
  const { body, documentElement: root } = document;
  // The highest precedence first.
  const values = [
    body.dataset.theme,
    body.className,
    root.dataset.theme,
    root.className,
    getComputedStyle(root).colorScheme,
  ];
  for (const value of values) {
    const theme = findTheme(value ?? '');
    if (theme) return theme;
  }
  return 'auto';
}

/** Returns the theme that a value names; undefined for both, as in "light dark", and for none. */
function findTheme(value: string): Theme | undefined {
  const isLight = LIGHT.test(value);
  if (isLight === DARK.test(value)) return undefined;
  return isLight ? 'light' : 'dark';
}

export function rootAndBody(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('html,body');
}
