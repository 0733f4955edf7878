import { isDark } from '../options/accent.ts';
import type { Theme } from '../options/options.ts';

const LIGHT = /(?:^|\s)light(?:-mode|-theme)?(?:\s|$)/;
const DARK = /(?:^|\s)dark(?:-mode|-theme)?(?:\s|$)/;

/** Attributes of the page's root and body that can have its theme. */
export const themeAttributes = ['class', 'data-theme'];

/**
 * Returns the theme of the host page: from a class such as "dark" or a `data-theme` of its root or body, else from the
 * `color-scheme` of its root, else from the background around the calculator; `auto` if the reader's system decides.
 */
export function readPageTheme(host: Element): Theme {
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
  return backgroundTheme(host) ?? canvasTheme(getComputedStyle(root).colorScheme);
}

/** Matches colors through which the background of an ancestor is visible. */
const TRANSLUCENT = /^rgba|\//;

/** Returns the theme of the nearest opaque background color; `auto` for an image, undefined without a background. */
function backgroundTheme(host: Element): Theme | undefined {
  let element: Element | null | undefined = host;
  while (element) {
    // A parent in the tree that is rendered: across the boundaries of shadow roots.
    element =
      element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
    if (!element) break;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return 'auto';
    if (!TRANSLUCENT.test(backgroundColor)) return isDark(backgroundColor) ? 'dark' : 'light';
  }
  return undefined;
}

/**
 * Returns the theme of a page without a background: such a page is white, unless it supports both themes. In a frame,
 * the unknown background of the page around it is visible, so the reader's system decides.
 */
function canvasTheme(colorScheme: string): Theme {
  return colorScheme === 'normal' && parent === window ? 'light' : 'auto';
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
