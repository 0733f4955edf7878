import type { Theme } from './options.ts';

/** A word of a class attribute, or all of `data-theme` or `color-scheme`. */
const MARK = /\s(light|dark)(?:-mode|-theme)?\s/;

/** Attributes of the page's root and body that can have its theme. */
export const themeAttributes = ['class', 'data-theme'];

/**
 * Returns the theme that the host page shows, as far as it tells: by a class such as "dark" or by `data-theme` on its
 * root or body, or by a root with the `color-scheme` of one theme. Returns `auto` if it does not tell.
 */
export function readPageTheme(): Theme {
  // "light dark" leaves the choice to the reader's system.
  let marks = ` ${getComputedStyle(document.documentElement).colorScheme.replace(' ', '-')} `;
  for (const element of rootAndBody()) {
    for (const name of themeAttributes) marks = ` ${element.getAttribute(name)}${marks}`;
  }
  return (MARK.exec(marks)?.[1] ?? 'auto') as Theme;
}

export function rootAndBody(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('html,body');
}
