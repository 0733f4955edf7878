import { rootAndBody, themeAttributes } from './page-theme.ts';

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
