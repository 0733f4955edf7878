import { randomBytes } from 'node:crypto';
import { postCategories } from '../contract/index.ts';
import { readSeed, seedPosts } from '../seeds/posts.ts';
import { HOUR } from '../src/durations.ts';

/** Sentences of the sample posts, split into words. */
const sentences = seedPosts
  .flatMap(
    ({ slug }) =>
      readSeed(slug)
        .content.replaceAll(/<[^>]*>/g, ' ')
        .match(/[A-Z][^.!?]{60,140}[.!?]/g) ?? [],
  )
  .map((sentence) => sentence.split(/\s+/));
const words = [...new Set(sentences.flat().filter((word) => /^[a-z]{5,}$/.test(word)))];

/** Returns rows of distinct posts; deterministic except for their covers. */
export function manyPosts(count: number, authorId: number): Record<string, string | number | null>[] {
  // A linear congruential generator: the same posts in every run.
  let state = 1;
  const pick = <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return list[(state >>> 8) % list.length] as T;
  };
  const halfSentence = (half: 'first' | 'second') => {
    const sentence = pick(sentences);
    const middle = Math.ceil(sentence.length / 2);
    return (half === 'first' ? sentence.slice(0, middle) : sentence.slice(middle)).join(' ');
  };
  return Array.from({ length: count }, (_, n) => {
    const title = `${halfSentence('first')} ${pick(words)}`.slice(0, 60).trim();
    // One post every 36 hours.
    const createdAt = Date.UTC(2020, 0, 1) + n * 36 * HOUR;
    return {
      slug: `${title
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')}-${n}`,
      title,
      excerpt: `${halfSentence('first')} ${pick(words)} ${halfSentence('second')}`,
      content: readSeed(seedPosts[n % seedPosts.length]?.slug ?? '').content,
      cover_url: `https://plans.example.org/api/images/${randomBytes(16).toString('base64url')}`,
      category: pick(postCategories),
      tags: JSON.stringify([pick(words), pick(words), pick(words)]),
      published_at: new Date(createdAt).toISOString().slice(0, 10),
      meta_title: null,
      meta_description: null,
      author_id: authorId,
      version: 1,
      created_at: createdAt,
      updated_at: createdAt + (state % 1_000_000_000),
    };
  });
}
