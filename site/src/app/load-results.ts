import { defaultInputs } from '@whenabouts/core';
import { loadLatestPosts } from '../features/blog/post-loaders.ts';
import { heroAnswer } from '../features/outlook/hero/hero-answer.ts';
import { initialOutlook } from '../features/outlook/initial-outlook.ts';
import { HERO_ANSWER_KEY, INITIAL_OUTLOOK_KEY } from './page-data.ts';

// Loaders for the server only, because the engine takes too long in the browser.

/** Loads the newest posts, and calculates the landing page's answer for the default inputs. */
export async function loadLanding(args: Parameters<typeof loadLatestPosts>[0]) {
  const answer = heroAnswer(defaultInputs, new Date().getFullYear());
  return { ...(await loadLatestPosts(args)), [HERO_ANSWER_KEY]: answer };
}

/** Calculates the outlook's results for the default inputs. */
export function loadOutlook() {
  return { [INITIAL_OUTLOOK_KEY]: initialOutlook(new Date().getFullYear()) };
}
