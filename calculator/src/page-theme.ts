import type { Theme } from './options.ts';

/** Matches a word of a class attribute, or all of `data-theme` or `color-scheme`. */
const THEME_WORD = /\s(light|dark)(?:-mode|-theme)?\s/;

/** Attributes of the page's root and body that can have its theme. */
export const themeAttributes = ['class', 'data-theme'];

/**
 * Returns the theme of the host page if its root or body has a class such as "dark" or `data-theme`, or if its root has
 * the `color-scheme` of one theme. Returns `auto` otherwise.
 */
export function readPageTheme(): Theme {
  // "light dark" leaves the choice to the reader's system.
  let words = ` ${getComputedStyle(document.documentElement).colorScheme.replace(' ', '-')} `;
  for (const element of rootAndBody()) {
    for (const name of themeAttributes) words = ` ${element.getAttribute(name)}${words}`;
  }
  return (THEME_WORD.exec(words)?.[1] ?? 'auto') as Theme;
}

export function rootAndBody(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('html,body');
}
