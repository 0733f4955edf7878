import { defaultInputs } from '@whenabouts/core';
import { loadLatestPosts } from '../../features/blog/post-loaders.ts';
import { openingAnswer } from '../../features/outlook/opening/opening-answer.ts';
import { OPENING_KEY } from './opening-key.ts';

/** Loads the newest posts, and calculates the answer for the default inputs. */
export async function loadLanding(args: Parameters<typeof loadLatestPosts>[0]) {
  const answer = openingAnswer(defaultInputs, new Date().getFullYear());
  return { ...(await loadLatestPosts(args)), [OPENING_KEY]: answer };
}
