import { plainAttributeNames } from '@whenabouts/calculator/options';

/**
 * The query parameters that pages depend on, by the page's module. The server ignores all others. They are not in the
 * routes, whose code every browser downloads.
 */
export const queryParameters: Readonly<Record<string, readonly string[]>> = {
  'src/app/landing/landing-page.tsx': ['plan'],
  'src/app/outlook/outlook-page.tsx': ['plan'],
  'src/features/blog/blog-page.tsx': ['q', 'category', 'year', 'page'],
  'src/features/contact/confirm-newsletter-page.tsx': ['token'],
  'src/features/embed/embed-page.tsx': ['preset', 'kind', 'pinned', ...plainAttributeNames],
  'src/features/explainers/explainers-page.tsx': ['tab'],
};
