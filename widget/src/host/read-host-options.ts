import { type Options, readOptions } from '../options/options.ts';
import { readPageTheme, rootAndBody, themeAttributes } from './page-theme.ts';

/**
 * Returns a function that reads the options of an element. It warns about invalid attributes, but not about the same
 * ones at the next call.
 *
 * @param site The origin of the main site, if it is known: a tool needs it.
 */
export function createOptionsReader(host: Element, site: string | undefined): () => Options {
  let lastWarning = '';
  const read = (name: string) => host.getAttribute(`data-${name}`) ?? host.getAttribute(name);

  return () => {
    const { options, invalid } = readOptions(read);
    if (options.tool && !site) {
      invalid.push(
        `tool="${options.tool}" (put the snippet’s link inside the element: it says where the tool is)`,
      );
      options.tool = undefined;
    }
    if (options.theme === 'auto') options.theme = readPageTheme(host);
    const warning = invalid.join(', ');
    if (warning && warning !== lastWarning) {
      console.warn(`Retirement calculator: defaults are used instead of ${warning}.`);
    }
    lastWarning = warning;
    return options;
  };
}

/**
 * Observes what the options of a calculator depend on: the attributes of its element, and the themes of the page and of
 * the reader's system. Returns a function that stops the observation.
 */
export function observeSettings(host: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(host, { attributes: true });
  for (const element of rootAndBody()) observer.observe(element, { attributeFilter: themeAttributes });
  // The page's background may change with the reader's system.
  const systemTheme = matchMedia('(prefers-color-scheme: dark)');
  systemTheme.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    systemTheme.removeEventListener('change', onChange);
  };
}
