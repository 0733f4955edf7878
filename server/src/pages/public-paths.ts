/** The pages that anyone may find by searching, apart from the posts of the blog. */
export const publicPaths: readonly string[] = [
  '/',
  '/blog',
  '/embed',
  '/embed/gallery',
  '/guides',
  '/guides/retirement-planning',
  '/guides/investment-strategies',
  '/guides/social-security',
  '/guides/tax-planning',
  '/guides/healthcare',
  '/guides/old',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/disclaimer',
  '/sitemap-page',
];
