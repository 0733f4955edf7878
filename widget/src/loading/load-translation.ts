import type { Translation } from '../calculator/embed-messages.ts';
import type { Options } from '../options/options.ts';
import { importOnDemand, loadedFiles } from './import-on-demand.ts';

/**
 * Returns a function that reads the translation for a language, and loads it at the first call: undefined for English,
 * null while it loads.
 *
 * @param site The origin of the main site; without one, the calculator is English.
 * @param onEnd Called when the translation is loaded, or failed to load: the calculator then stays English.
 */
export function createTranslationLoader(
  site: string | undefined,
  onEnd: () => void,
): (language: Options['language']) => Translation | undefined | null {
  let isLoading = false;
  let hasFailed = false;

  async function load(origin: string): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      await importOnDemand(origin, 'es.js');
    } catch {
      hasFailed = true;
      console.warn('Retirement calculator: the Spanish text did not load, so the calculator is in English.');
    }
    isLoading = false;
    onEnd();
  }

  return (language) => {
    if (language === 'en' || site === undefined || hasFailed) return undefined;
    const translation = loadedFiles['es.js']?.spanish ?? null;
    if (!translation) void load(site);
    return translation;
  };
}
