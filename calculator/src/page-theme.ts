import type { Theme } from './options.ts';

/** Matches a theme in the words of a class attribute, `data-theme` or `color-scheme`. */
const THEME_WORD = /\s(light|dark)(?:-mode|-theme)?\s/;

/** Attributes of the page's root and body that can have its theme. */
export const themeAttributes = ['class', 'data-theme'];

/**
 * Returns the theme of the host page from a class such as "dark" or a `data-theme` of its root or body, or from the
 * `color-scheme` of its root. Returns `auto` if none of them names one theme.
 */
export function readPageTheme(): Theme {
  // "light dark" means the theme of the reader's system: without the space, THEME_WORD does not match it.
  const values = [getComputedStyle(document.documentElement).colorScheme.replace(' ', '-')];
  // Classes and `data-theme` win over `color-scheme`, and the body wins over the root.
  for (const element of rootAndBody()) {
    for (const name of themeAttributes) values.unshift(element.getAttribute(name) ?? '');
  }
  return (THEME_WORD.exec(` ${values.join(' ')} `)?.[1] ?? 'auto') as Theme;
}

export function rootAndBody(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('html,body');
}
