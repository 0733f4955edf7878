import { PRODUCT_NAME } from '@whenabouts/core';
import type { CardPost } from './post-card.tsx';

const author = { name: `${PRODUCT_NAME} Editors`, initials: 'WE', title: 'Editorial team' };

/** Cards to show while the blog has no posts. */
export const sampleArticles: readonly CardPost[] = [
  {
    slug: '4-percent-rule',
    title: 'The 4% rule, and what it leaves out',
    excerpt:
      'Where the best-known rule of retirement income comes from, what it assumes, and when to be more careful.',
    coverImage: '/samples/4-percent-rule.webp',
    category: 'Planning',
    publishedAt: '2025-09-09',
    author,
  },
  {
    slug: 'diversified-portfolio',
    title: 'A diversified portfolio in plain English',
    excerpt: 'Why a mix of investments is steadier than its parts, and how little of it you need to manage.',
    coverImage: '/samples/diversified-portfolio.webp',
    category: 'Investing',
    publishedAt: '2025-03-11',
    author,
  },
  {
    slug: 'fire-movement',
    title: 'Retiring early: what the FIRE movement gets right',
    excerpt: 'How your savings rate turns into years, and what it takes for money to last half a century.',
    coverImage: '/samples/fire-movement.webp',
    category: 'Lifestyle',
    publishedAt: '2025-11-18',
    author,
  },
];
