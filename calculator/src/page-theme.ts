import type { Theme } from './options.ts';

/** Matches a word for a theme in a class attribute, `data-theme` or `color-scheme`. */
const THEME_WORD = /\s(light|dark)(?:-mode|-theme)?\s/;

/** Attributes of the page's root and body that can have its theme. */
export const themeAttributes = ['class', 'data-theme'];

/**
 * Returns the theme of the host page if its root or body has a class such as "dark" or `data-theme`, or if its root has
 * the `color-scheme` of one theme. Returns `auto` otherwise.
 */
export function readPageTheme(): Theme {
  // "light dark" leaves the choice to the reader's system.
  const values = [getComputedStyle(document.documentElement).colorScheme.replace(' ', '-')];
  // Classes and `data-theme` come before `color-scheme`, and the body's before the root's.
  for (const element of rootAndBody()) {
    for (const name of themeAttributes) values.unshift(element.getAttribute(name) ?? '');
  }
  return (THEME_WORD.exec(` ${values.join(' ')} `)?.[1] ?? 'auto') as Theme;
}

export function rootAndBody(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('html,body');
}
