import { initialOutlook } from '../../features/outlook/initial-outlook.ts';
import { INITIAL_KEY } from './initial-key.ts';

/** Calculates the results for the default numbers. */
export function loadOutlook() {
  return { [INITIAL_KEY]: initialOutlook(new Date().getFullYear()) };
}
